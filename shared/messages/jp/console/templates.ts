/** The templates for new sites. */
export const templates = {
  title: '何から始めますか',
  lead: '白紙か、テンプレートを選んでください。テンプレートの文字や画像は、あとからすべて変えられます。',
  blank: '白紙',
  blankAbout: '大きさを決めて、1枚目から自分で作ります。',
  duplicate: 'すでにあるサイトを複製する',
  sheets: '{{count}}シート',
  look: '{{name}}のシートを見る',
  previous: '前のシート',
  next: '次のシート',
  position: '{{count}}枚中{{place}}枚目',
  use: 'このテンプレートを使う',
  nameHelp: '見る人のブラウザにも表示される名前です。あとから変えられます。',
  create: 'このテンプレートで作成',
  tooLarge: 'ご契約プランの上限を超えています',
  screen: '{{name}}の{{cell}}のシート',
} as const;
