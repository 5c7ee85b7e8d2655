export const session = {
  signIn: {
    title: 'ログイン',
    lead: 'アカウントのメールアドレスとパスワードを入力してください。',
    email: 'メールアドレス(ログインID)',
    password: 'パスワード',
    showPassword: 'パスワードを表示する',
    hidePassword: 'パスワードを隠す',
    submit: 'ログインする',
    again: 'もう一度ログインすると、先ほどの画面に戻ります。',
  },
  signOut: {
    working: 'ログアウトしています',
    done: 'ログアウトしました',
    text: 'ご利用ありがとうございました。共用の端末では、ブラウザも閉じてください。',
    signInAgain: 'もう一度ログインする',
  },
  ended: 'ログインの有効期限が切れました。ログイン画面へ移動します。',
  forbidden: 'この操作を行う権限がありません。まもなく案内の画面へ移動します。',
} as const;
