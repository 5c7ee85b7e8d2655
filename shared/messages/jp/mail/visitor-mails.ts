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
    reply: '24時間以内に、メールでご返信いたします。',
    waiting: '定員に達しているため、キャンセル待ちとして承りました。空きが出ましたら、メールでご連絡いたします。',
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
