import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const realEstate: TemplateTexts = {
  title: '丘の上の家',
  about: '外観から部屋の中まで、歩くように見せる不動産の紹介に。',
  sheets: [
    {
      eyebrow: '新築一戸建て',
      text: '丘の上の、\n光の家。',
      alt: '夕暮れの丘に建つ、灯りのともった二階建ての家',
      button: '見学を申し込む',
      points: ['部屋の中を見る'],
    },
    {
      eyebrow: '間取り',
      text: '3LDK 98.4㎡\n南向き',
      second: '居間から台所、洗面所まで、回って歩けます。',
      alt: '家の間取り図',
      points: ['台所を見る'],
    },
    { eyebrow: '環境', text: '駅まで歩いて八分、\n緑に囲まれた町。', alt: '緑の丘に家が並ぶ町の風景' },
    { eyebrow: '物件', text: '概要', second: '土地　132.4㎡\n建物　98.4㎡\n構造　木造二階建て\n駐車　二台\n完成　2026年3月' },
    {
      eyebrow: '居間',
      text: '朝の光が届く居間',
      second: '窓の高さは二メートル四十。冬は奥まで陽が入ります。',
      alt: '大きな窓とソファのある明るい居間',
    },
    { eyebrow: '台所', text: '家族で立てる台所', alt: '青緑の戸棚とタイルの台所' },
    {
      eyebrow: 'ご契約まで',
      text: '鍵をお渡しする日まで、\nご一緒します。',
      second: '資金の計画も、住み替えもご相談ください。',
      alt: '金色の鍵',
      button: '相談する',
    },
    {
      eyebrow: '見学会',
      text: '土・日　10:00〜17:00',
      second: '予約なしでもご覧いただけます。\n平日は前日までにご連絡ください。',
      button: '見学を申し込む',
    },
  ],
  menu: ['外観', '間取り', '室内', '見学'],
  seo: {
    title: '丘の上の家 3LDK',
    h1: '丘の上の家',
    description: '駅から歩いて八分、南向き3LDKの一戸建て。外観、間取り、室内の写真と見学のご案内です。',
  },
};
