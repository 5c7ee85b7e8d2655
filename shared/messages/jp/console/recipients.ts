/** The addresses without a login that receive the e-mails about invoices. */
export const recipients = {
  title: '請求書メールの送付先',
  lead: 'ログインを持たない方にも、請求書・返還請求書・お支払いのお願いなどのメールをPDF付きでお送りします。{{max}}件まで登録できます。',
  none: '送付先はまだありません。',
  failed: '送付先を読み込めませんでした',
  email: 'メールアドレス',
  language: 'メールの言語',
  addHelp: '確認のメールをお送りします。相手が確認するまで、ほかのメールは送られません。',
  add: '送付先を追加する',
  sent: '確認のメールを送りました。',
  addFailed: '追加できませんでした',
  full: '送付先が上限に達しています。追加するには、いずれかを削除してください。',
  state: {
    waiting: '確認待ち',
    confirmed: '確認済み',
    refused: '受け取らない',
  },
  remove: {
    action: '削除する',
    label: '{{email}} を削除する',
    title: '送付先を削除しますか?',
    text: '{{email}} には、今後の請求書のメールが送られなくなります。',
    confirm: '削除する',
    done: '送付先を削除しました。',
    failed: '削除できませんでした',
  },
} as const;
