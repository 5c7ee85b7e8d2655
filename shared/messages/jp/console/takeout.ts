/** The export of all data of an account, and the explanations in its file. */
export const takeout = {
  title: 'データの書き出し',
  lead: 'アカウントと、そのサイトのすべてのデータを1つのZIPファイルにまとめます。',
  contents: '契約、ログイン、サイトと過去の版、画像・動画、会員、お問い合わせ、最新情報、請求書、効果測定の数値、操作履歴が含まれます。',
  careful: '訪問者や会員の個人情報も含まれます。取り扱いにご注意ください。',
  start: '書き出しを始める',
  again: 'もう一度書き出す',
  queued: '順番を待っています',
  running: 'データを集めています',
  runningNote: '画面を閉じても続きます。完了するとメールでお知らせします。',
  progress: '{{done}} / {{total}}',
  ready: '{{at}} の書き出しができています',
  kept: '{{until}} までダウンロードできます。',
  download: 'ZIPをダウンロード',
  failed: '書き出せませんでした',
  failedText: '時間をおいて、もう一度お試しください。続く場合は運営にご連絡ください。',
  loadFailed: '書き出しの状態を読み込めませんでした',
  readMe:
    '{{company}} のデータ\n{{at}} (日本時間) に書き出しを開始\n\naccount/         アカウント、ログイン(パスワードなし)、契約条件、ページビュー、支払い、操作履歴\naccount/invoices/  発行済み請求書のPDF\naccount/media/   プロフィール画像とロゴ\nsites/<ID>/      サイトごとのフォルダー\n  working.json   編集中の内容\n  live.json      公開中の内容\n  history.json, revisions.json, parts.json  過去の版。版はハッシュで部品を参照します\n  contact.csv, homepage.csv, membership.csv  お問い合わせ、フォーム、会員(迷惑メールと退会者は末尾)\n  news.json, comments.json, approvals.json, preview.json, invitees.json  最新情報、コメント、承認、プレビューの共有\n  visits.json    日別・月別の効果測定の数値\n  *-mails.json   訪問者・会員に送ったメールの状況\n  media.json, media/  アップロードした元の画像・動画\n\nJSONの日時はUTC、日付と月は日本時間です。書き出し中の変更は含まれないことがあります。',
} as const;
