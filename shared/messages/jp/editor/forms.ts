import type { FormKind, TextFormat, TypeInput } from '#shared/model/forms/form-field.ts';

/** The builder of contact, membership and homepage forms. */
export const forms = {
  intro: {
    contact: 'お問い合わせページ(/contact)に表示するフォームです。',
    membership: '会員登録ページ(/membership)に表示するフォームです。登録した人は、会員限定のシートを見られます。',
    homepage: 'フォームのページ(/form)に表示するフォームです。申し込みやアンケートなどに使えます。',
  } satisfies Record<FormKind, string>,
  none: 'このページはまだありません。フォームを作ると、見る人が開けるようになります。',
  fallback: 'この言語のフォームはまだありません。見る人には、{{language}}のフォームが表示されます。',
  useDefault: 'この言語のフォームをやめて、{{language}}のものを使う',
  start: 'フォームを作る',

  delivery: '通知の送り先',
  destinationHelp: '送信された内容をメールで通知する先です。公開するには入力が必要です。',
  companyHelp: 'フォームと返信メールに表示する名前です。',
  replyHelp: '送信が終わった画面と、自動返信メールに表示します。空欄のときは、24時間以内に返信すると案内します。',

  lockedSheets: '会員限定シートの見え方',
  lockedTextHelp: '会員になると何が見られるか、見る人に伝える文です。空欄のときは、決まった文を表示します。',
  lockedTeaserHelp:
    'シートの画像を、文字が読めないほど強くぼかして背景に表示します。画像のおおまかな色は、会員でない人にも見えます。次の公開から反映されます。',

  fields: '入力項目',
  untitled: '名前のない項目',
  required: '必須',
  optional: '任意',
  detail: '{{type}}・{{required}}',
  type: {
    TEXT_BOX: 'テキスト',
    NUMBER: '数字',
    DATE: '日付',
    SELECT: 'プルダウン',
    RADIO: 'ラジオボタン',
    SELECT_OPTIONS: 'チェックボックス',
  } satisfies Record<TypeInput, string>,
  typeHelp: {
    TEXT_BOX: '名前や要望など、文字を入力してもらいます。',
    NUMBER: '人数や個数など、数字を入力してもらいます。',
    DATE: '来店日や生年月日など、日付を選んでもらいます。',
    SELECT: '選択肢から1つ選んでもらいます。',
    RADIO: '選択肢をすべて並べて、1つ選んでもらいます。',
    SELECT_OPTIONS: '選択肢から、当てはまるものをすべて選んでもらいます。',
  } satisfies Record<TypeInput, string>,
  /** Texts with a format that the menu offers as types of their own. */
  preset: {
    'multi-line': { label: 'メッセージ', help: 'お問い合わせ内容など、長い文章を入力してもらいます。' },
    phone: { label: '電話番号', help: '国内と国外の番号を入力してもらえます。' },
    email: { label: 'メールアドレス', help: 'もう1つのメールアドレスを入力してもらいます。' },
    'postal-code': { label: '郵便番号', help: '郵便番号の形かどうかを確かめます。' },
  },
  companyType: '会社名',
  companyTypeHelp: '登録する人の会社名です。',
  add: '項目を追加する',
  full: '項目は{{max}}件まで追加できます。',
  duplicate: '複製する',
  remove: '削除する',
  locked: '固定の項目',
  lock: {
    email: 'ご連絡に使うため、必ず入力してもらいます。名前と入力例、並び順だけを変えられます。',
    password: 'ログインに使うため、必ず入力してもらいます。名前と入力例、並び順だけを変えられます。',
    confirm_password: 'パスワードの打ち間違いを防ぐため、必ず入力してもらいます。名前と入力例、並び順だけを変えられます。',
    company: '通知に使うため、種類の変更や削除はできません。任意にはできます。',
    removableCompany: '種類は変えられません。不要なら削除できます。',
  },

  /** The differences between this form's fields and those of the default language's form. */
  gaps: {
    missing: '{{language}}のフォームにある次の項目が、ここにはありません。',
    missingHelp: '追加すると{{language}}のまま入るので、翻訳してください。',
    add: '「{{name}}」を追加する',
    addAll: '{{count}}件すべて追加する',
    extra: '次の項目は、{{language}}のフォームにはありません。',
  },

  title: '名前',
  titleHelp: '見る人に表示する質問です。',
  typeInput: '種類',
  isRequired: '必須にする',
  requiredHelp: '入力がないと送信できません。',
  placeholder: '入力例',
  placeholderHelp: '空欄のときに薄く表示します。',
  firstChoice: '選ぶ前の表示',
  firstChoiceHelp: '空欄にすると「{{words}}」と表示します。',

  options: '選択肢',
  option: '選択肢{{number}}',
  noOptions: 'まだありません。公開するには1つ以上入れてください。',
  removeOption: '「{{name}}」を削除する',
  addOptions: '選択肢を追加',
  addOptionsHelp: '1行に1つ入力します。表からまとめて貼り付けることもできます。',
  addThem: '追加する',
  twice: '同じ選択肢があるため、{{count}}件は追加しませんでした。',
  refused: '{{count}}件は追加できませんでした。1つ{{length}}文字まで、全部で{{max}}件までです。',

  validation: '入力のチェック',
  format: '文字の種類',
  formats: {
    none: '1行の文章',
    'multi-line': '複数行の文章',
    email: 'メールアドレス',
    url: 'URL',
    phone: '電話番号',
    'postal-code': '郵便番号',
    katakana: 'カタカナ',
  } satisfies Record<TextFormat | 'none', string>,
  bounds: {
    TEXT_BOX: { min: '最小の文字数', max: '最大の文字数' },
    NUMBER: { min: '最小の値', max: '最大の値' },
    SELECT_OPTIONS: { min: '選ぶ数(最少)', max: '選ぶ数(最多)' },
  },
  textMaxHelp: '空欄は{{max}}文字までです。',
  days: { title: '選べる日付', first: '最初の日', last: '最後の日', help: '空欄にすると、制限しません。' },

  agreement: {
    title: '会社情報と規約への同意',
    shown: 'フォームの下に、会社情報を開くリンクを表示します。',
    hidden: 'このフォームには、会社情報を表示しません。',
    needed: '送信するには、利用規約とプライバシーポリシーへの同意が必要です。',
    notNeeded: '規約への同意は求めません。',
    edit: '会社情報を編集',
  },

  removeForm: {
    action: 'このフォームを削除する',
    title: '「{{form}}」を削除しますか?',
    text: '削除すると、見る人はこのページを開けなくなります({{languages}})。',
    leads: 'このページへのリンクが残っています。リンク先も変えてください。',
    cells: 'シート: {{cells}}',
    menu: 'メニュー: {{names}}',
    popups: 'ポップアップ: {{names}}',
    nothing: 'このページへのリンクはありません。',
    undo: '「元に戻す」や履歴で、削除する前に戻せます。',
    confirm: '削除する',
  },

  live: {
    frame: 'フォームの表示',
    note: '実際に入力して試せます。ここでは送信されません。',
    passed: '入力に問題はありません。公開後は、この内容が送信されます。',
    clear: '入力を消す',
  },
} as const;
