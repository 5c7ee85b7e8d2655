/** The export of a published site for other hosts, and the explanations in its file. */
export const siteExport = {
  title: 'サイトの書き出し',
  lead: '公開中のサイトを、ほかのサーバーに置けるZIPファイルにまとめます。',
  limits: 'フォーム、会員のページ、訪問の計測は、ほかのサーバーでは使えません。詳しくはZIPの中のREADME.txtをご覧ください。',
  start: '書き出しを始める',
  again: 'もう一度書き出す',
  queued: '順番を待っています',
  running: 'ファイルをまとめています',
  runningNote: '画面を閉じても続きます。完了するとベルでお知らせします。',
  progress: '{{done}} / {{total}}',
  ready: '{{at}} 時点の公開サイトを書き出しました',
  kept: '{{until}} までダウンロードできます。',
  download: 'ZIPをダウンロード',
  failed: '書き出せませんでした',
  failedText: '時間をおいて、もう一度お試しください。続く場合は運営にご連絡ください。',
  loadFailed: '書き出しの状態を読み込めませんでした',
  unpublishedTitle: 'まだ公開されていません',
  unpublished: '書き出せるのは、公開中のサイトです。先に公開してください。',
  publish: '公開する',
  openEditor: '編集画面で公開する',
  readMe:
    '{{site}}\n{{address}} から {{at}} (日本時間) に書き出したサイトです。\n\nアップロードの手順\n1. このZIPファイルを展開します。\n2. フォルダーの構成を変えずに、すべてのファイルをWebサーバーにアップロードします。置き場所は、ドメインの直下でもフォルダーの中でもかまいません。\n3. 末尾に / を付けて開きます。例: https://www.example.com/ または https://www.example.com/folder/\n静的ファイルを配信できるサーバーなら使えます (Apache、nginx、Amazon S3、GitHub Pages、Netlify、Cloudflare Pages など)。パソコンのファイルを直接開くと、最初のシートしか表示されません。\n\nそのまま使えるもの\n- すべてのシートと言語、スワイプ、メニュー、ポップアップ、お知らせ、商品、画像、動画、共有ボタン\n\n公開中のサイトと異なるもの\n- フォームと会員の登録・ログインは、このサービスが必要です。リンクは {{address}} を開きます。会員限定のシートはロックされたままです。\n- 訪問は計測されません。\n- お知らせとポップアップは、書き出したときの内容です。終了日時を過ぎたポップアップは表示されません。残りの枠数は変わりません。\n- オフラインでは表示できません。\n- sitemap.xml、robots.txt、フィードは、置き場所のアドレスが必要なため含まれません。\n- 「外部送信について」のページは、このサービスでの公開を前提にした内容です。必要に応じて書き換えてください。',
} as const;
