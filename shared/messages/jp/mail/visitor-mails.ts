/** Texts of e-mails to visitors and members of a site, and about their submissions. */
export const visitorMails = {
  /** E-mail to the destination address of a form. */
  formReceived: {
    subject: { contact: '【{{site}}】お問い合わせが届きました', homepage: '【{{site}}】フォームの送信がありました' },
    title: { contact: 'お問い合わせが届きました', homepage: 'フォームの送信がありました' },
    lead: '{{site}}から、次の内容が送信されました({{at}}・日本時間)。',
    reply: 'このメールに返信すると、送信された方({{email}})に届きます。',
    agreed: '同意済み: {{pages}}',
    offer: 'ポップアップ「{{name}}」からの申し込みです。',
    waiting: '定員に達しているため、キャンセル待ちとして受け付けました。',
    button: 'サイトを開く',
    footer: 'このメールは、{{site}}のフォームから自動でお送りしています。',
  },
  /** E-mail to the sender of a form. */
  formThanks: {
    subject: { contact: '【{{company}}】お問い合わせありがとうございます', homepage: '【{{company}}】送信を受け付けました' },
    title: { contact: 'お問い合わせありがとうございます', homepage: 'ご送信ありがとうございます' },
    lead: '{{company}}です。次の内容で承りました。',
    /** The lead of an e-mail that does not repeat the answers. */
    received: '{{company}}です。内容を承りました。',
    reply: '24時間以内に、メールでご返信いたします。',
    waiting: '定員に達しているため、キャンセル待ちとして承りました。空きが出ましたら、メールでご連絡いたします。',
    event: {
      title: '日程: {{title}}',
      time: '日時: {{time}}(日本時間)',
      place: '場所: {{place}}',
      attached: '添付のファイルを開くと、カレンダーに追加できます。',
    },
    button: 'サイトに戻る',
    notYou: 'お心当たりがない場合は、このメールを破棄してください。',
  },
  /** The value of an empty field. */
  unanswered: '(未入力)',
  memberRegistration: {
    subject: '【{{brand}}】会員登録の確認',
    title: '会員登録を完了してください',
    lead: '{{brand}}の会員登録をお申し込みいただき、ありがとうございます。次のボタンからページを開き、登録を完了してください。',
    button: '会員登録を完了する',
    notYou: 'お心当たりがない場合は、このメールを破棄してください。登録は完了しません。',
  },
  memberKnown: {
    subject: '【{{brand}}】すでに会員登録がお済みです',
    title: 'このメールアドレスは会員登録済みです',
    lead: 'このメールアドレスで{{brand}}の会員登録のお申し込みがありましたが、すでに登録がお済みです。そのままログインしてご利用ください。',
    button: 'ログインする',
    forgotten: 'パスワードをお忘れの場合は、次のページから再設定できます。',
    notYou: 'お申し込みにお心当たりがない場合は、このメールを破棄してください。登録内容に変更はありません。',
  },
  memberEmailChange: {
    subject: '【{{brand}}】メールアドレス変更の確認',
    title: 'メールアドレスを変更しますか?',
    lead: '{{brand}}の会員登録のメールアドレスを、{{email}} に変更するお申し込みがありました。次のボタンからページを開き、変更を確認するか、取り消してください。',
    both: '変更は、このメールと、新しいメールアドレスにお送りしたメールの両方で確認されると完了します。',
    button: '変更を確認する',
    notYou:
      'お心当たりがない場合は、開いたページで変更を取り消し、パスワードを変更してください。確認されないかぎり、メールアドレスは変わりません。',
  },
  memberEmailConfirm: {
    subject: '【{{brand}}】新しいメールアドレスの確認',
    title: '新しいメールアドレスを確認してください',
    lead: 'このメールアドレスを{{brand}}の会員登録に使うお申し込みがありました。次のボタンからページを開き、確認してください。',
    both: '変更は、このメールと、これまでのメールアドレスにお送りしたメールの両方で確認されると完了します。',
    button: 'メールアドレスを確認する',
    notYou: 'お心当たりがない場合は、このメールを破棄してください。このメールアドレスは使われません。',
  },
  memberEmailChanged: {
    subject: '【{{brand}}】メールアドレスを変更しました',
    title: 'メールアドレスを変更しました',
    lead: '{{at}}(日本時間)に、{{brand}}の会員登録のメールアドレスを変更しました。今後のお知らせは、新しいメールアドレスにお送りします。',
    logIn: 'これまでのログインはすべて終了しました。新しいメールアドレスでログインしてください。',
    button: 'ログインする',
    notYou: 'お心当たりがない場合は、サイトの運営者にお問い合わせください。',
  },
  memberLeft: {
    subject: '【{{brand}}】退会のお手続きが完了しました',
    title: '退会のお手続きが完了しました',
    lead: '{{at}}(日本時間)に、{{brand}}の退会のお手続きが完了しました。これまでご利用いただき、ありがとうございました。',
    deleted: '会員登録の際にご入力いただいた内容は削除されました。同じメールアドレスで、いつでも再び会員登録ができます。',
    button: '会員登録をする',
    notYou:
      'お心当たりがない場合は、パスワードが第三者に知られているおそれがあります。同じパスワードをお使いのサービスがあれば、変更してください。',
  },
} as const;
