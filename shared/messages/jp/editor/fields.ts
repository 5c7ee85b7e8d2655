import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import type { Product } from '#shared/model/sites/product.ts';
import type { LanguageKind, LanguagePart, SiteSettings } from '#shared/model/sites/site.ts';
import type { SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { ThemeName } from '#shared/model/sites/theme.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
type ContentField = Exclude<KeysOf<LanguagePart> | keyof PopupCta, 'basedOn'>;
type OwnPopupContent = Exclude<keyof PopupContent, SheetField | 'linkUrl' | 'basedOn'>;

/** The names of the parts and fields of a site's content, for every place in the console that mentions them. */
export const fields = {
  /** The fields of a pop-up’s content that sheets do not have. */
  popupContent: {
    lineUrl: 'LINEアカウント',
    place: '会場・場所',
  },
  sheet: {
    image: '画像',
    video: '動画',
    pictureFit: '表示方法',
    focalPoint: '焦点',
    pictureCrop: '切り抜き',
    pictureTone: '明るさと暗幕',
    imageAlt: '代替テキスト',
    mainText: '見出し',
    eyebrow: '小見出し',
    secondText: '補足のテキスト',
    emphases: '強調',
    mainTextColor: '見出しの色',
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
    arrowFadeInterval: '矢印の表示時間(秒)',
    sliderTime: '自動送り(秒)',
    imageLinkPoints: '画像リンク',
    products: '商品',
    variations: 'バリエーション',
    layout: 'レイアウト',
    textStyles: '文字のスタイル',
    textPlace: '文字の位置',
    textPlaces: '単独で置いた文字',
    textBackdrop: '文字の背景',
    surface: '地の色と模様',
    styleId: '保存したスタイル',
  },
  settings: {
    name: 'サイト名',
    viewMode: '表示モード',
    sheetsInView: '並べて見せるシート',
    logo: 'ロゴ',
    favicon: 'ファビコン',
    shareImage: '共有用の画像',
    languages: '言語',
    defaultLanguage: '基本の言語',
    displayLanguageIcon: '言語アイコン',
    displayGlobalMenu: 'グローバルメニュー',
    globalMenuTextColor: 'メニューの文字の色',
    speakerColor: '音声ボタンの色',
    customPath: 'パス',
    tagManager: 'タグマネージャー',
    goals: 'コンバージョンに数えるリンク',
    theme: 'テーマ',
    styles: '保存したスタイル',
    lockedTeaser: '会員限定シートのぼかし画像',
    consent: 'Cookieへの同意',
    embedOrigins: '埋め込みを許可するサイト',
  },
  /** The curated themes. */
  theme: {
    paper: '生成り',
    ink: '墨',
    snow: '雪',
    blossom: '桜',
    moss: '苔',
    indigo: '藍',
    night: '夜',
    ember: '残照',
    editorial: '誌面',
    pop: 'ポップ',
    mono: 'モノクロ',
    gilt: '金',
  },
  /** The layouts of a sheet. */
  layout: {
    low: '下に置く',
    high: '上に置く',
    centre: '中央',
    column: '左の柱',
    number: '数字',
    quote: '引用',
    price: '価格',
    list: '箇条書き',
    pair: '上と下',
    framed: '上に写真',
    words: '文字だけ',
    bleed: '写真だけ',
    product: '商品',
  },
  grid: {
    size: '行×列',
    cells: 'セルの並び',
  },
  /** The sections of the editor. */
  section: {
    sheets: 'シート',
    menu: 'メニュー',
    popups: 'ポップアップ',
    design: 'デザイン',
    seo: 'SEO・タグ',
    sns: 'SNS',
    contact: 'お問い合わせ',
    membership: '会員登録',
    form: 'フォーム',
    phone: '電話番号',
    company: '会社情報',
    domain: 'ドメイン',
    embed: '埋め込み',
    languages: '言語',
    checklist: 'チェック',
  },
  /** The parts that a site has once in each language, and popups. */
  part: {
    menu: 'グローバルメニュー',
    seo: 'SEO',
    headTags: 'headタグ',
    bodyTags: 'bodyタグ',
    sns: 'SNS',
    contactForm: 'お問い合わせフォーム',
    membershipForm: '会員登録フォーム',
    homepageForm: 'フォーム',
    company: '会社情報',
    popup: 'ポップアップ',
  },
  /** The fields of the parts that exist once in each language. */
  content: {
    items: 'メニュー項目',
    title: 'タイトル',
    h1: 'H1',
    description: '説明文',
    lockedText: '会員限定シートの文',
    replyText: '返信についての文',
    html: 'タグ',
    entries: 'SNSのリンク',
    fields: '入力項目',
    destinationEmail: '送信先メールアドレス',
    moreDestinations: 'ほかの通知先',
    autoReply: '自動返信メール',
    companyName: '会社名',
    companyWebsite: '会社のウェブサイト',
    companyProfile: '会社概要',
    companyClause: '特定商取引法に基づく表記',
    termsOfService: '利用規約',
    privacyPolicy: 'プライバシーポリシー',
    showInForm: 'フォームに表示',
    showInMemberShip: '会員登録に表示',
    showInContact: 'お問い合わせに表示',
    contractAgreement: '規約への同意',
    name: '名前',
    kind: '種類',
    linkButtonColor: 'ボタンの色',
    linkTextColor: 'ボタンの文字の色',
    startDate: '開始日時',
    endDate: '終了日時',
    limit: '定員',
    hasWaitingList: 'キャンセル待ちの受付',
    showRemainingTime: '残り時間の表示',
    hasCalendarLink: 'カレンダーに追加',
    showApplicantCount: '申込数の表示',
    animation: 'アニメーション',
    coordinateX: '横の位置',
    coordinateY: '縦の位置',
    effectiveSheets: '表示するシート',
    earlierEnds: '以前の終了日時',
    content: '画像とリンク',
  },
  /** The fields of a product on a sheet. */
  product: {
    productName: '商品名',
    image: '画像',
    price: '価格(税込)',
    description: '説明',
    linkButtonText: 'ボタンの文字',
    linkButtonUrl: 'リンク先',
    linkButtonColor: 'ボタンの色',
    linkTextColor: 'ボタンの文字の色',
    textColor: '文字の色',
    backgroundColor: '背景の色',
    coordinateX: '横の位置',
    coordinateY: '縦の位置',
  },
} as const satisfies {
  popupContent: Record<OwnPopupContent, string>;
  sheet: Record<SheetField, string>;
  settings: Record<keyof SiteSettings, string>;
  theme: Record<ThemeName, string>;
  layout: Record<SheetLayout, string>;
  grid: Record<string, string>;
  section: Record<string, string>;
  part: Record<LanguageKind | 'popup', string>;
  content: Record<ContentField, string>;
  product: Record<Exclude<keyof Product, 'id' | 'isInternalLink'>, string>;
};
