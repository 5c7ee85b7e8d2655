import type { FONTS } from '#shared/model/sites/font.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';

type FontStyle = (typeof FONTS)[keyof typeof FONTS]['style'];

/** The editor of the look of a site. */
export const design = {
  intro: 'シートの色、書体、ボタンの形をサイト全体で決めます。テーマを選ぶと、シートごとにレイアウトと文字のスタイルも選べます。',
  none: 'テーマなし',
  noneHint: 'これまでと同じ見え方',
  sampleButton: '詳しく見る',
  /** The name of the links to palette, fonts and details. */
  parts: 'テーマの調整',
  palette: '配色',
  contrast: '「{{paper}}」の上では読みにくい色です。コントラストは{{ratio}}:1で、{{least}}:1以上が目安です。',
  fromLogo: 'ロゴの色を使う',
  logoUnreadable: 'ロゴの画像から色を読み取れませんでした。もう一度お試しになるか、ロゴを登録し直してください。',
  fonts: '書体',
  fontsOf: '{{language}}の書体',
  headlineFont: '見出し',
  textFont: 'そのほかの文字',
  systemFont: '見る人の端末の書体',
  fontStyle: {
    gothic: 'ゴシック',
    mincho: '明朝',
    rounded: '丸ゴシック',
    brush: '筆',
    pop: 'ポップ',
    sans: 'サンセリフ',
    serif: 'セリフ',
    display: 'ディスプレイ',
  } satisfies Record<FontStyle, string>,
  details: '形と動き',
  scale: '文字の大きさ',
  scales: { small: '小さめ', medium: '標準', large: '大きめ' } satisfies Record<SiteTheme['scale'], string>,
  buttonShape: 'ボタンの形',
  buttonShapes: { pill: '丸い', rounded: '角丸', square: '四角', outline: '枠線', text: '文字と矢印' } satisfies Record<
    SiteTheme['buttonShape'],
    string
  >,
  corner: '角の丸み',
  corners: { none: 'なし', small: '小さい', large: '大きい' } satisfies Record<SiteTheme['corner'], string>,
  spacing: '余白',
  spacings: { tight: 'せまい', normal: '標準', wide: '広い' } satisfies Record<SiteTheme['spacing'], string>,
  entrance: '文字とボタンの現れ方',
  entrances: {
    none: '動かさない',
    fade: 'ふわっと',
    rise: '下から',
    drift: '横から',
    reveal: '左から開く',
    settle: '少し縮んで収まる',
  } satisfies Record<SiteTheme['entrance'], string>,
  motionHint: '視差効果を減らす設定の端末では動きません。',
  transition: 'シートの切り替え',
  transitions: { slide: '横や縦に送る', cover: '上に重ねる', fade: 'ゆっくり入れ替える', depth: '奥に沈める' } satisfies Record<
    SiteTheme['transition'],
    string
  >,
  transitionHint: 'プレビューで指を動かして確かめられます。',
  slowZoom: '写真をゆっくり拡大する',
  progressLine: '自動で切り替わるシートの残り時間を線で示す',
  shareButton: 'ページを共有するボタンを表示する',
  layouts: 'レイアウト',
  layoutsHint: '{{language}}のシートそれぞれで、写真の主役に文字が重ならないレイアウト、文字の位置と背景を選びます。',
  layoutsApply: '写真に合わせて全シートのレイアウトを選ぶ',
  layoutsDone: '{{count}}シートのレイアウトを写真に合わせました',
  reset: 'テーマの元の値に戻す',
  preview: 'プレビュー',
  previewEmpty: 'シートを作ると、ここに見え方が出ます。',
} as const;
