import type { ErrorCode, FieldRule } from '#shared/model/error.ts';
import type { MediaFault } from '#shared/model/media.ts';
import type { PublishFault } from '#shared/rules/publish-check.ts';

export const errors = {
  /** What the server refuses, by code. */
  code: {
    'invalid-input': '入力内容に誤りがあります。表示された項目を直してください。',
    'malformed-json': 'リクエストを読み取れませんでした。画面を再読み込みして、もう一度お試しください。',
    'unsupported-content-type': 'リクエストの形式に対応していません。画面を再読み込みして、もう一度お試しください。',
    unauthenticated: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    'sign-in-failed': 'ログインIDまたはパスワードが正しくありません。ご確認のうえ、もう一度ログインしてください。',
    forbidden: 'この操作を行う権限がありません。',
    'not-found': '見つかりませんでした。削除されたか、アドレスが変わった可能性があります。',
    'edit-conflict': 'ほかの人が同じところを変更しました。どちらの内容を残すか選んでください。',
    'transition-refused': '現在の状態では、この操作はできません。画面を再読み込みして状態をご確認ください。',
    'not-publishable': '公開に必要な内容が足りません。表示された項目を直してください。',
    'plan-limit-reached': 'ご契約プランの上限に達しています。不要なものを削除するか、プランの変更をご検討ください。',
    'payload-too-large': '一度に送れるデータの大きさを超えています。内容を分けてお試しください。',
    'too-many-requests': '操作の回数が多すぎます。{{minutes}}分ほど待ってから、もう一度お試しください。',
    internal: 'サーバーで問題が発生しました。時間をおいて、もう一度お試しください。',
    unavailable: 'ただいま混み合っているか、メンテナンス中です。時間をおいて、もう一度お試しください。',
  } satisfies Record<ErrorCode, string>,
  /** Rules a field breaks. */
  validation: {
    required: '入力してください。',
    invalid: '正しい形式で入力してください。',
    'too-long': '{{max}}文字以内で入力してください。',
    'too-many': '{{max}}件以内にしてください。',
    'too-small': '{{min}}以上で入力してください。',
    'too-large': '{{max}}以下で入力してください。',
    'invalid-email': 'メールアドレスを正しい形式で入力してください。',
    'invalid-url': 'URLを正しい形式で入力してください(例: https://example.com)。',
    'invalid-colour': '色コードを正しい形式で入力してください(例: #99D52A)。',
    'invalid-cell': 'セルを「/B2」のような形式で入力してください。',
    'unknown-cell': 'そのセルにはシートがありません。',
    'grid-too-small': 'セル{{cell}}が入る大きさにしてください。',
    'grid-too-large': '行×列は{{max}}セル以内にしてください。',
    'plan-max-sheets': '{{count}}セルはプランの上限を超えています。行×列を{{max}}セル以内にしてください。',
    'plan-max-direction': 'ご契約プランでは一方向に{{max}}セルまでです。',
    'unknown-media': '画像が見つかりません。もう一度アップロードしてください。',
    'unsupported-file': '「{{name}}」は対応していない形式です。PNG・JPG・JPEG・JFIFの画像を選んでください。',
    'file-too-large': 'ファイルが大きすぎます。{{max}} MB以内のファイルを選んでください。',
    'unknown-field': '受け付けられない項目が含まれています。画面を再読み込みしてください。',
  } satisfies Record<FieldRule, string>,
  /** Why an uploaded file was turned away. */
  media: {
    missing: '「{{name}}」を受け取れませんでした。もう一度アップロードしてください。',
    'too-large': '「{{name}}」は大きすぎます。{{max}} MB以内のファイルを選んでください。',
    'unsupported-content': '「{{name}}」の中身はPNGまたはJPEGの画像ではありません。別のファイルを選んでください。',
    unreadable: '「{{name}}」は壊れているため開けません。保存し直すか、別のファイルを選んでください。',
    'too-many-pixels': '「{{name}}」は縦横の画素数が多すぎます。小さくしてからアップロードしてください。',
  } satisfies Record<MediaFault, string>,
  /** What keeps a site off the air. */
  publish: {
    'no-sheets': 'シートがまだありません。セルに画像を追加してください。',
    'creative-missing': 'セル{{cell}}に画像がありません。',
    'not-consecutive': 'セル{{cell}}が空いています。A1から行または列に沿って、間をあけずに並べてください。',
    'button-without-destination': 'セル{{cell}}のボタンにリンク先がありません。',
    'button-without-text': 'セル{{cell}}のボタンに文字がありません。',
    'unknown-cell': 'セル{{cell}}のボタンが、シートのないセルを指しています。',
  } satisfies Record<PublishFault['rule'], string>,
  status: 'エラー {{status}}: {{text}}',
  statusOnly: 'エラー {{status}}',
  noResponse: 'サーバーに接続できません。インターネット接続を確認するか、しばらくしてからもう一度お試しください。',
  requestFailed: 'リクエストエラーが発生しました。もう一度お試しください。',
  uploadFailed: '「{{name}}」をアップロードできませんでした。接続を確認して、もう一度お試しください。',
  uploadStalled: '「{{name}}」の確認に時間がかかっています。しばらくしてから、もう一度アップロードしてください。',
  page: {
    forbidden: { title: 'この画面を表示する権限がありません', text: '必要な場合は、アカウントの管理者に権限の追加をご依頼ください。' },
    notFound: { title: 'ページが見つかりません', text: '削除されたか、アドレスが変わった可能性があります。アドレスをご確認ください。' },
    timeout: { title: 'サーバーから応答がありません', text: '混み合っている可能性があります。しばらくしてから、もう一度お試しください。' },
    chunk: {
      title: '画面の部品を読み込めませんでした',
      text: '新しい版が公開されたか、接続が不安定な可能性があります。画面を再読み込みしてください。',
    },
    unexpected: {
      title: '予期しないエラーが発生しました',
      text: '再読み込みするか、もう一度お試しください。保存済みの内容は失われていません。',
    },
    toHome: 'サイト一覧へ',
    detail: 'エラーの内容',
  },
} as const;
