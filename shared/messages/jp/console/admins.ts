import type { Permission } from '#shared/model/role.ts';

export const admins = {
  title: '管理者設定',
  lead: 'このアカウントで一緒に作業する人を招待し、できることを決めます。',
  invite: 'サブ管理者を招待',
  you: 'あなた',
  owner: 'アカウントの契約者',
  ownerHelp: 'アカウントの契約者はいつでも主担当で、ここでは変更も削除もできません。',
  field: {
    name: 'お名前',
    email: 'メールアドレス',
    permission: '役割',
    authority: '権限',
    status: '状態',
    language: 'メールの言語',
  },
  /** What each permission allows. */
  permissionHelp: {
    'main-contact': '編集者ができることに加えて、管理者設定と操作履歴を扱えます。契約の連絡先にもなります。',
    editor: 'サイトを制作し、公開できます。アカウントの設定は変更できません。',
    viewer: '内容を見るだけで、変更はできません。',
    accountant: '入金・請求書・会計など、お金に関する画面だけを使えます。サイト、会員、ユーザー一覧は見られません。',
  } satisfies Record<Permission, string>,
  authorityHelp: {
    edit: '役割に応じて、閲覧と変更ができます。',
    view: '役割にかかわらず、閲覧だけができます。',
  },
  guide: {
    title: '役割ごとにできること',
    authority: '権限を「閲覧」にした人は、役割にかかわらず何も変更できません。',
    users: 'ユーザーの追加・変更・一時停止は、どの役割のサブ管理者にもできません。',
  },
  failed: '管理者の一覧を読み込めませんでした',
  empty: {
    title: 'まだサブ管理者がいません',
    text: '招待した人は、自分のメールアドレスとパスワードでログインして、このアカウントの中で作業できます。',
    readOnly: '招待された人が、ここに表示されます。',
  },
  action: {
    edit: '変更する',
    resend: '招待メールを再送する',
    remove: '削除する',
  },
  form: {
    inviteTitle: 'サブ管理者の招待',
    editTitle: 'サブ管理者の変更',
    nameHelp: '{{max}}文字まで',
    emailHelp: 'ログインIDになります。ここに、パスワードを設定するためのリンクを送ります。',
    emailEditHelp: 'ログインIDです。',
    emailInvitedHelp: '変更すると、新しいアドレスに招待メールを送り直します。',
    languageHelp: 'この人に送るメールの言語です。',
    invite: '招待する',
    save: '保存する',
    /** Why an option cannot be chosen. */
    closed: {
      'own-account': 'ご自身の役割と権限は変更できません。ほかの主担当にご依頼ください。',
    },
    behind: {
      title: 'ほかの人が先に変更しました',
      text: '最新の内容を読み込むと、ここで入力した内容は置き換わります。確認してから、もう一度変更してください。',
      takeIn: '最新の内容を読み込む',
    },
  },
  remove: {
    title: '「{{name}}」を削除しますか?',
    text: 'すぐにログインできなくなり、使用中の画面も終了します。この人が作ったサイトは、アカウントに残ります。',
    again: 'もう一度必要になったら、同じメールアドレスで招待できます。',
    confirm: 'サブ管理者を削除する',
  },
  done: {
    invite: '{{email}} に招待メールを送りました',
    update: '「{{name}}」を保存しました',
    remove: '「{{name}}」を削除しました',
    resend: '{{email}} に招待メールを送り直しました',
  },
  failure: {
    invite: '招待できませんでした',
    update: '保存できませんでした',
    remove: '削除できませんでした',
    resend: '招待メールを送れませんでした',
  },
} as const;
