/** Texts of e-mails about contracts, invoices and payments. */
export const billingMails = {
  /** E-mails about the request for a plan, and changes of plans. */
  planNotice: {
    text: 'メッセージ: {{text}}',
    button: '管理画面で確認する',
    requested: {
      subject: '【{{brand}}】プラン変更のご依頼({{company}})',
      title: 'プラン変更の依頼が届きました',
      lead: '「{{company}}」から、プラン「{{plan}}」への変更の依頼がありました。管理画面で内容を確認し、承認または見送りを選んでください。',
    },
    chosen: {
      subject: '【{{brand}}】プラン変更のお申し込みを受け付けました',
      title: 'プラン変更のお申し込みを受け付けました',
      lead: '{{day}}から、プラン「{{plan}}」に変わります。それまでは、いまのプランのままお使いいただけます。お申し込みは、適用されるまで管理画面で取り消せます。',
    },
    approved: {
      subject: '【{{brand}}】プランの変更が承認されました',
      title: 'プランの変更が承認されました',
      lead: 'プラン「{{plan}}」への変更が承認されました。{{day}}から適用されます。それまでは、いまのプランのままお使いいただけます。',
    },
    declined: {
      subject: '【{{brand}}】プラン変更のご依頼について',
      title: 'プランの変更は見送られました',
      lead: 'プラン「{{plan}}」への変更の依頼は見送られました。いまのプランのままお使いいただけます。',
    },
    effective: {
      subject: '【{{brand}}】プランが変わりました',
      title: 'プランが変わりました',
      lead: '{{day}}から、プラン「{{plan}}」が適用されています。',
    },
    exceeded: {
      subject: '【{{brand}}】プランの変更前にご確認ください',
      title: 'ご利用内容が変更後のプランを超えています',
      lead: '{{day}}に「{{plan}}」へ変わる予定ですが、いまのご利用内容が「{{plan}}」の範囲を超えています。プランの確認画面で内容を確認し、{{day}}までに減らすか、変更の申し込みを取り消してください。超えたままの場合は、いまのプランと料金が続きます。',
    },
    postponed: {
      subject: '【{{brand}}】プランの変更を延期しました',
      title: 'プランの変更を延期しました',
      lead: 'ご利用内容が「{{plan}}」の範囲を超えているため、プランを変更せず、いまのプランを続けています。変更は{{day}}に延期しました。それまでに、プランの確認画面に表示される内容を減らすか、変更の申し込みを取り消してください。',
    },
  },
  invoiceButton: '請求書を表示する',
  billingRecipient: {
    subject: '【{{brand}}】{{company}}の請求書メールの受け取り確認',
    title: '請求書のメールを受け取りますか?',
    lead: '{{company}}が、{{brand}}の請求書メールの送付先として、このメールアドレスを登録しました。次のボタンからページを開き、受け取るかどうかをお選びください。',
    what: '受け取る場合は、請求書・返還請求書・お支払いのお願いなどをPDF付きでお送りします。お選びになるまで、ほかのメールは送りません。',
    button: '受け取るかどうかを選ぶ',
    notYou: 'お心当たりがない場合は、このメールを破棄してください。請求書のメールは送られません。',
    attached: 'PDFを添付しています。',
  },
  invoiceIssued: {
    subject: {
      invoice: '【{{brand}}】請求書 {{number}} を発行しました',
      reissue: '【{{brand}}】訂正した請求書 {{number}} を発行しました',
      credit: '【{{brand}}】請求書 {{corrects}} を取り消しました',
    },
    title: { invoice: '請求書を発行しました', reissue: '訂正した請求書を発行しました', credit: '請求書を取り消しました' },
    lead: {
      invoice: 'いつもご利用いただき、ありがとうございます。次の請求書を発行しました。',
      reissue: '請求書 {{corrects}} を訂正し、次の請求書を発行しました。訂正前の請求書のお支払いは不要です。',
      credit: '請求書 {{corrects}} を取り消す返還請求書を発行しました。お支払いの必要はありません。',
    },
    payment: {
      'bank-transfer': 'お支払期限までに、請求書に記載の口座へお振り込みください。',
      card: 'お支払期限の日に、ご登録のカードへ請求いたします。',
    },
  },
  invoiceVoid: {
    subject: '【{{brand}}】請求書 {{number}} を無効にしました',
    title: '請求書を無効にしました',
    lead: '次の請求書を無効にしました。お支払いの必要はありません。請求書のPDFには「無効」と表示されます。',
  },
  creditNote: {
    subject: '【{{brand}}】返還請求書 {{number}} を発行しました',
    title: '返還請求書を発行しました',
    lead: '請求書 {{invoice}} について、次の返還請求書を発行しました。',
    open: '差し引いた後のお支払い額は{{amount}}です。',
    excess: 'お支払い済みの額のうち{{amount}}を返金いたします。',
    settled: 'この請求書について、追加のお支払いはありません。',
  },
  refund: {
    subject: '【{{brand}}】請求書 {{number}} の返金について',
    title: '返金いたしました',
    lead: {
      'bank-transfer': '次のとおり、銀行振込で返金いたしました。',
      card: '次のとおり、ご登録のカードへ返金いたしました。明細に反映されるまで、カード会社により数日から10日ほどかかります。',
    },
    amount: '返金額',
    on: '返金日',
  },
  paymentOverdue: {
    subject: '【{{brand}}】お支払いのお願い(請求書 {{number}})',
    title: 'お支払期限を過ぎています',
    lead: '次の請求書のお支払期限を過ぎていますが、ご入金を確認できておりません。お早めに次の口座へお振り込みください。',
    crossed: 'すでにお支払い済みの場合は、行き違いのためご容赦ください。',
  },
  /** E-mail from the operator to a customer. */
  billingLetter: {
    subject: '【{{brand}}】{{subject}}',
    footer: 'このメールは{{brand}}の請求担当からお送りしています。ご返信いただけます。',
  },
  pageViewsReached: {
    subject: '【{{brand}}】今月のページビューが{{percentage}}%に達しました',
    title: 'ページビューが{{percentage}}%に達しました',
    lead: '{{month}}のページビューが{{views}}になりました。プランの料金に含まれるのは、1か月あたり{{size}}までです。',
    price: '{{size}}を超えると、{{size}}ページビューごとに{{price}}円(税抜)の追加料金がかかります。サイトはそのまま公開されます。',
    free: '{{size}}を超えても追加料金はかからず、サイトはそのまま公開されます。',
    button: 'ページビューを確認する',
    delay: '集計には最大1時間ほどかかるため、実際のページビューはこれより多いことがあります。',
  },
  /** `day`: the last day of the trial or contract. */
  trialEnds: {
    subject: '【{{brand}}】無料トライアルはあと{{days}}日で終了します',
    title: '無料トライアルはあと{{days}}日で終了します',
    lead: '無料トライアルは{{day}}で終了します。続けてご利用いただくには、それまでに有料プランをお申し込みください。',
    afterwards: '終了すると、サイトは公開されなくなります。作成した内容はそのまま残り、有料プランをお申し込みいただくと元に戻ります。',
    button: 'プランを選ぶ',
    note: 'お申し込みがなければ、料金はかかりません。',
  },
  trialEndsTomorrow: {
    subject: '【{{brand}}】無料トライアルは明日で終了します',
    title: '無料トライアルは明日で終了します',
    lead: '無料トライアルは明日({{day}})で終了します。続けてご利用いただくには、それまでに有料プランをお申し込みください。',
    afterwards: '終了すると、サイトは公開されなくなります。作成した内容はそのまま残り、有料プランをお申し込みいただくと元に戻ります。',
    button: 'プランを選ぶ',
    note: 'お申し込みがなければ、料金はかかりません。',
  },
  contractEnds: {
    subject: '【{{brand}}】解約を受け付けました',
    title: '解約を受け付けました',
    lead: 'ご契約は{{day}}で終了します。それまでは、これまでどおりご利用いただけます。',
    afterwards:
      '終了すると、サイトは公開されなくなります。作成した内容はそのまま残ります。最後の月のページビューの追加料金がある場合は、終了の翌月1日に請求します。',
    button: 'プランを確認する',
    note: '解約は、プランの画面からいつでも取り消せます。',
  },
  cardFailed: {
    subject: '【{{brand}}】カードでのお支払いができませんでした({{number}})',
    title: 'カードでのお支払いができませんでした',
    lead: '請求書 {{number}}({{total}}円・税込)のお支払いができませんでした。',
    retry: '{{day}}にもう一度お支払いの処理をします。それまでにカードを変更していただくか、下のボタンからお支払いください。',
    last: '自動でのお支払いの処理は終了しました。下のボタンからお支払いください。サイトはそのまま公開されています。',
    button: '支払いを確認する',
    reason: {
      'no-card': 'カードが登録されていません。',
      declined: 'カード会社に承認されませんでした。',
      'insufficient-funds': 'カードの利用可能額が足りませんでした。',
      'expired-card': 'カードの有効期限が切れています。',
      'authentication-required': 'カード会社がご本人の確認(3Dセキュア)を求めています。下のボタンから支払いの画面を開き、認証してください。',
      error: 'カードの情報を確認できませんでした。',
    },
  },
  cardGivenUp: {
    subject: '【{{brand}}】カードでの入金が確認できません({{number}})',
    title: 'カードでの入金が確認できません',
    lead: '{{companyName}}への請求書 {{number}}({{total}}円・税込)を、カードで4回処理しましたが、お支払いを確認できませんでした。',
    next: '契約は停止していません。お客様に連絡し、もう一度カードで処理するか、銀行振込の入金を確認してください。',
    button: '支払いを開く',
  },
  refundFailed: {
    subject: '【{{brand}}】カードへの返金ができませんでした({{number}})',
    title: 'カードへの返金ができませんでした',
    lead: '{{companyName}}への請求書 {{number}} について、{{total}}円のカードへの返金をカード会社が受け付けませんでした。返金の記録は取り消しました。',
    next: '請求書の画面から、銀行振込で返金してください。',
    button: '支払いを開く',
  },
  cardDifference: {
    subject: '【{{brand}}】カード決済の記録が一致しません({{number}})',
    title: 'カード決済の記録が一致しません',
    lead: '{{companyName}}への請求書 {{number}}({{total}}円・税込)について、Stripeの記録と支払いの記録が一致しません。',
    kind: {
      'charged-but-not-paid': 'Stripeではお支払い済みですが、支払いの記録は「支払い済み」ではありません。',
      'charged-twice': 'Stripeで2回お支払いいただいています。',
      refunded: 'Stripeで返金されていますが、支払いの記録は「支払い済み」のままです。',
      'unknown-charge': 'この請求書のカード払いは記録にありません。',
    },
    charge: 'Stripeの決済番号: {{chargeId}}',
    button: '支払いを開く',
  },
} as const;
