/** The ledger of an invoice: what was received, paid back and is open. */
export const ledger = {
  title: '入金の記録',
  received: '入金済み',
  open: '未収残高',
  excess: '過入金',
  kind: {
    transfer: '銀行振込の入金',
    card: 'カードでの入金',
    'write-off': '残額の締め',
  },
  counter: '取り消し: {{kind}}',
  standing: {
    PARTLY_PAID: '一部入金',
    OVERPAID: '過入金',
    OVERDUE: '期限超過',
  },
  receive: {
    action: '入金を登録する',
    title: '入金を登録する',
    text: '{{companyName}}からの入金を登録します。請求額に満たない分は未収のまま残ります。',
    receivedOn: '入金日',
    amount: '入金額(円)',
    amountOf: '{{number}} の入金額(円)(残高 {{open}})',
    note: 'メモ',
    noteHint: '任意。社内だけに表示されます。',
    sum: '合計 {{sum}}',
    rest: '登録後も {{rest}} が未収です。',
    over: '請求額を {{over}} 超えています。',
    done: '入金を登録しました。',
    oneCustomer: '同じお客様の請求書を、一度に{{max}}件まで選んでください。',
  },
  reverse: {
    action: '取り消す',
    title: 'この記録を取り消しますか？',
    text: '{{on}}の「{{kind}}」{{amount}}を、反対の記録を加えて取り消します。元の記録は残ります。',
    done: '記録を取り消しました。',
  },
} as const;
