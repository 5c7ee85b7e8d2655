import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const portfolio: TemplateTexts = {
  title: '作品集',
  about: '言葉を少なく、作品を大きく見せるポートフォリオに。',
  sheets: [
    { text: '形と余白の仕事。', alt: '白いアーチと赤い球の立体', button: '作品を見る' },
    { eyebrow: 'ポスター', text: '構成 2026', second: '展覧会の告知、B1判', alt: '黒い四角と赤い円、青い三角の構成' },
    { eyebrow: '立体', text: '静物 2025', second: '石膏、高さ四十センチ', alt: '円柱の上の黒い球と赤い円錐' },
    { eyebrow: '活動', text: '12年', second: '本の装丁、展覧会、店の看板まで。' },
    { text: '波 2024', alt: '黒地に白い曲線と赤い円' },
    { eyebrow: '版画', text: '門 2023', second: '五色刷り、三十部', alt: '虹のように重なる五色のアーチ', button: '連絡先へ' },
    { text: 'お仕事のご相談は、\nこちらへ。', alt: '名刺と鉛筆', button: '連絡する' },
    { eyebrow: '略歴', text: '経歴', second: '2014　独立\n2017　個展「余白」\n2020　装丁展 入選\n2023　壁画「門」\n2026　個展「構成」' },
  ],
  menu: ['ホーム', '作品', '連絡先'],
  seo: {
    title: '作品集',
    h1: '形と余白の仕事',
    description: 'グラフィックと立体の作品集です。近年の仕事とご依頼の連絡先をご覧いただけます。',
  },
};
