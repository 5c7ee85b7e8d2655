import type { Sheet, SiteSettings } from '#shared/model/site.ts';

/** What the parts of a site’s content are called, wherever one is named. */
export const fields = {
  sheet: {
    image: '画像',
    video: '動画',
    imageAlt: '代替テキスト',
    mainText: 'メインテキスト',
    mainTextColor: 'メインテキストの色',
    price: '価格(税込)',
    priceTextColor: '価格の色',
    linkButtonText: 'ボタンの文字',
    linkDestinationUrl: 'リンク先',
    isInternalLink: 'リンク先の種類',
    linkButtonColor: 'ボタンの色',
    linkTextColor: 'ボタンの文字の色',
    snsConfig: '表示するSNS',
    showCompany: '会社情報の表示',
    membersOnlyLock: '会員限定',
    hoverArrowColor: '矢印の色',
    arrowFadeInterval: '矢印が消えるまでの秒数',
    sliderTime: '自動で次へ進む秒数',
    imageLinkPoints: '画像リンク',
  },
  settings: {
    name: 'サイト名',
    viewMode: '表示モード',
    logo: 'ロゴ',
    favicon: 'ファビコン',
    languages: '言語',
    defaultLanguage: '基本の言語',
    displayLanguageIcon: '言語アイコン',
    displayGlobalMenu: 'グローバルメニュー',
    globalMenuTextColor: 'メニューの文字の色',
    speakerColor: 'スピーカーの色',
  },
  grid: {
    size: '行×列',
    cells: 'セルの並び',
  },
} as const satisfies { sheet: Record<keyof Sheet, string>; settings: Record<keyof SiteSettings, string>; grid: Record<string, string> };
