import type { DeliveryFault, DeliveryState, WebhookEventType } from '#shared/model/open-api/webhook.ts';

export const webhooks = {
  title: 'Webhook',
  lead: 'お問い合わせや会員登録、サイトの公開を、起きたときに社内システムなどのURLへ知らせます。',
  add: 'Webhookを追加する',
  failed: 'Webhookの一覧を読み込めませんでした',
  empty: {
    title: 'Webhookはまだありません',
    text: '追加すると、選んだイベントを署名付きで送信します。失敗したときは自動で送り直します。',
    readOnly: '追加されたWebhookが、ここに表示されます。',
  },
  column: { name: '名前・送信先', state: '状態', events: 'イベント', sites: '対象サイト' },
  state: { enabled: '有効', disabled: '無効', failing: '送信に失敗中', stopped: '自動停止' },
  failingSince: '{{time}}から失敗しています',
  stoppedAt: '失敗が続いたため、{{time}}に停止しました',
  former: '以前のシークレットでも{{time}}まで署名します',
  event: {
    'contact-created': 'お問い合わせの受信',
    'form-created': 'フォーム回答の受信',
    'member-created': '会員の登録',
    'site-published': 'サイトの公開',
    'site-unpublished': 'サイトの非公開',
    'webhook-test': 'テスト',
  } satisfies Record<WebhookEventName, string>,
  action: {
    edit: '変更する',
    log: '送信の記録を見る',
    rotate: '署名シークレットを更新する',
    remove: '削除する',
  },
  form: {
    createTitle: 'Webhookの追加',
    editTitle: 'Webhookの変更',
    name: '名前',
    nameHelp: '{{max}}文字まで。送信先がわかる名前にします(例: 顧客管理システム)。',
    url: '送信先URL',
    urlHelp: 'https:// で始まる、インターネットから届くURL。社内ネットワークのアドレスには送信できません。',
    enabled: '有効にする',
    enabledHelp: 'オフの間に起きたことは送信しません。',
    events: '知らせるイベント',
    eventsHelp: '1つ以上選びます。',
    sitesHelp: '{{max}}サイトまで。選んでいないサイトのことは知らせません。',
    add: '追加する',
    save: '保存する',
  },
  secret: {
    title: '署名シークレットを保存してください',
    text: 'このシークレットは今だけ表示されます。受け取る側で署名を確かめるために使います。',
    label: '署名シークレット',
  },
  rotate: {
    title: '「{{name}}」の署名シークレットを更新しますか?',
    text: '新しいシークレットに置き換えます。切り替える間、これまでのシークレットでも署名できます。',
    overlap: 'これまでのシークレットでも署名する期間',
    confirm: '更新する',
  },
  remove: {
    title: '「{{name}}」を削除しますか?',
    text: '今後のイベントを知らせなくなり、送信の記録も見られなくなります。元に戻せません。',
    confirm: 'Webhookを削除する',
  },
  log: {
    title: '「{{name}}」の送信の記録',
    lead: 'この30日間の送信です。新しいイベントから順に表示します。',
    test: 'テストを送信する',
    empty: 'この30日間に送信はありません。テストを送信すると、受け取れるか確かめられます。',
    failed: '送信の記録を読み込めませんでした',
    state: { pending: '送信待ち', delivered: '送信済み', failed: '失敗', skipped: '送信せず' } satisfies Record<DeliveryState, string>,
    next: '次の送信 {{time}}',
    attempts: '送信{{number}}回',
    noAttempts: '送信していません',
    again: 'もう一度送信する',
    status: 'HTTP {{status}}',
    milliseconds: '{{number}}ミリ秒',
    fault: {
      'address-refused': '送信できないアドレスです',
      'host-not-found': 'ホスト名が見つかりません',
      'timed-out': '時間内に応答がありません',
      tls: '証明書を確認できません',
      unreachable: '接続できません',
    } satisfies Record<DeliveryFault, string>,
    refused: 'Webhookが無効のため、送信できません。',
  },
  done: {
    create: '「{{name}}」を追加しました',
    update: '「{{name}}」を保存しました',
    remove: '「{{name}}」を削除しました',
    rotate: '「{{name}}」の署名シークレットを更新しました',
    deliver: '送信を始めました',
  },
  failure: {
    create: '追加できませんでした',
    update: '保存できませんでした',
    remove: '削除できませんでした',
    rotate: '更新できませんでした',
    deliver: '送信できませんでした',
  },
  ref: {
    text: 'Webhookは、次のイベントが起きたときにPOSTで送信します。data の形は、同じ内容を返すエンドポイントと同じです。',
    rule: {
      signature: 'Standard Webhooksの仕様で署名します。webhook-id・webhook-timestamp・本文を「.」でつないだものの、HMAC-SHA256です。',
      time: '受け取った時刻と webhook-timestamp が5分以上違うものは、拒否してください。',
      repeat: '同じイベントが2回以上届くことがあります。webhook-id が同じなら、同じイベントです。',
      answer: '10秒以内に2xxで応答してください。それ以外は失敗とし、5秒後から約3日間に9回まで送り直します。',
    },
    event: 'イベント',
    same: '同じ形のエンドポイント',
    verify: '署名の確認',
  },
} as const;

/** Events with a hyphen in place of the dot, which separates keys. */
type WebhookEventName = WebhookEventType extends infer Type extends string
  ? Type extends `${infer Subject}.${infer Verb}`
    ? `${Subject}-${Verb}`
    : never
  : never;
