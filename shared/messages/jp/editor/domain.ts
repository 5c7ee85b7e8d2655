/** The section of the editor that gives a site a domain of its own. */
export const domain = {
  title: '独自ドメイン',
  intro:
    'お持ちのドメイン(例: www.example.co.jp)でサイトを見られるようにします。設定が終わるまで、サイトはこれまでのアドレスで見られます。',
  loadFailed: 'ドメインの設定を読み込めませんでした',

  address: {
    title: 'サイトのアドレス',
    standard: '標準のアドレス',
    own: '独自ドメイン',
    leads: '標準のアドレスを開いた人は、自動で独自ドメインに移ります。',
    keeps: '独自ドメインの設定が終わるまで、サイトはこのアドレスで見られます。',
    unpublished: 'サイトは公開していません。公開すると、ここで見られます。',
  },

  /** Shown to a login that may not set a domain. */
  none: '独自ドメインは設定していません。',

  plan: {
    text: 'ご契約プラン「{{plan}}」では、独自ドメインを使えません。',
    textWithoutPlan: 'ご契約プランでは、独自ドメインを使えません。',
    action: 'プランを確認する',
    ask: '使うには、プランの変更が必要です。ご契約の主担当の方にご相談ください。',
  },

  unsaved: {
    text: '保存していない変更があります。ドメインを設定する前に、サイトを保存してください。',
    action: 'サイトを保存する',
  },

  steps: {
    label: '設定の手順',
    enter: 'ドメインを入力',
    copy: 'CNAMEをコピー',
    add: 'ドメイン会社で追加',
    complete: '完了',
    done: '完了した手順',
  },

  enter: {
    title: '1. 使うドメインを入力します',
    changeTitle: '新しいドメインを入力します',
    changeText: '新しいドメインの確認が終わるまで、サイトは「{{name}}」で見られます。確認が終わると、自動で切り替わります。',
    label: 'ドメイン',
    help: '「www.example.co.jp」や「shop.example.com」のように、先頭に名前の付いたドメインを入力します。日本語のドメインも使えます。',
    note: 'ドメインをまだお持ちでないときは、先にドメイン会社で取得してください。暗号化(https)の証明書は、自動で用意します。',
    submit: '次へ進む',
    suggestion: '「{{name}}」を入力する',
  },

  copy: {
    title: '2. CNAMEをコピーします',
    text: 'ドメイン会社(DNS)に登録する内容です。この1件だけを追加します。',
    type: '種類',
    host: 'ホスト名',
    fullHost: '「{{name}}」と全部入力する管理画面もあります。',
    value: '値',
    copy: '{{what}}をコピーする',
    copied: 'コピーしました',
    next: '次へ進む',
    back: 'CNAMEをもう一度見る',
  },

  send: {
    title: 'ドメインを管理している方に送る',
    text: 'ご自身で設定しないときは、担当の方に内容を送れます。この画面を閉じても、確認は続きます。',
    email: '送り先のメールアドレス',
    language: 'メールの言語',
    message: 'ひとこと(任意)',
    messageHelp: '{{max}}文字まで。設定の内容と期限は、メールに入ります。',
    mail: 'メールで送る',
    sent: '{{email}}に送りました',
    copy: '文面をコピーする',
    copied: '文面をコピーしました',
    qr: 'QRコードを表示する',
    qrLabel: '設定内容のQRコード',
    qrHint: 'スマートフォンで読み取ると、設定内容が文字で表示されます。',
    body: '「{{name}}」でサイトを公開するため、DNSに次のCNAMEレコードを1件追加してください。\n\n種類: CNAME\nホスト名: {{host}} (全体では {{name}})\n値: {{target}}\n\n同じ名前のA・AAAA・CNAMEレコードがあるときは、削除してください。Cloudflareなどのプロキシ機能は、オフにしてください。\n期限: {{until}}',
  },

  add: {
    title: '3. ドメイン会社でCNAMEを追加します',
    text: 'ドメインのDNSを管理している会社の画面で追加します。画面の名前は変わることがあります。',
    provider: 'ドメイン会社',
    note: '同じホスト名のA・AAAA・CNAMEレコードがあるときは、先に削除してください。',
    done: '追加したので確認する',
    repairTitle: 'ドメイン会社で設定を直します',
    repaired: '直したので確認する',
  },

  provider: {
    onamae: {
      name: 'お名前.com',
      open: 'お名前.com Naviで「DNS」を開き、対象のドメインの「DNSレコード設定」に進みます。',
      add: 'ホスト名に「{{host}}」、TYPEに「CNAME」、VALUEに「{{target}}」を入力し、「追加」を押します。',
      save: '「確認画面へ進む」から「設定する」まで進みます。ネームサーバーを他社にしているときは、その会社で追加します。',
    },
    muumuu: {
      name: 'ムームードメイン',
      open: 'コントロールパネルで「ムームーDNS」を開き、対象のドメインの「変更」から「カスタム設定」に進みます。',
      add: '「設定2」のサブドメインに「{{host}}」、種別に「CNAME」、内容に「{{target}}」を入力します。',
      save: '「セットアップ情報変更」を押します。',
    },
    sakura: {
      name: 'さくらインターネット',
      open: '会員メニューの「契約中のドメイン一覧」で、対象のドメインの「ゾーン編集」を開きます。',
      add: 'エントリ名に「{{host}}」、種別に「別名(CNAME)」、値に「{{target}}.」を入力します。値の最後に「.」を付けます。',
      save: '追加してから、変更を保存します。',
    },
    xserver: {
      name: 'Xserver(エックスサーバー)',
      open: 'サーバーパネルで「DNSレコード設定」を開き、対象のドメインを選びます。',
      add: '「DNSレコード追加」で、ホスト名に「{{host}}」、種別に「CNAME」、内容に「{{target}}」を入力します。',
      save: '「確認画面へ進む」から「追加する」まで進みます。同じホスト名の既存のレコードは削除します。',
    },
    valueDomain: {
      name: 'バリュードメイン',
      open: 'コントロールパネルで「ドメイン」を開き、対象のドメインの「DNS/URL」に進みます。',
      add: '入力欄に「cname {{host}} {{target}}.」という1行を追加します。最後に「.」を付けます。',
      save: '「保存」を押します。',
    },
    cloudflare: {
      name: 'Cloudflare',
      open: '対象のドメインで「DNS」の「レコード」を開き、「レコードを追加」を押します。',
      add: 'タイプに「CNAME」、名前に「{{host}}」、ターゲットに「{{target}}」を入力します。',
      save: '「プロキシ ステータス」を「DNSのみ」(灰色の雲)にしてから、「保存」を押します。',
    },
    route53: {
      name: 'Amazon Route 53',
      open: '「ホストゾーン」で対象のドメインを開き、「レコードを作成」を押します。',
      add: 'レコード名に「{{host}}」、レコードタイプに「CNAME」、値に「{{target}}」を入力します。エイリアスはオフにします。',
      save: '「レコードを作成」を押します。',
    },
    other: {
      name: 'その他の会社',
      open: 'ドメインの管理画面で、DNSレコードの設定を開きます。「DNS設定」「ゾーン編集」などの名前です。',
      add: '種類に「CNAME」、ホスト名に「{{host}}」、値に「{{target}}」を入力します。値の最後に「.」が必要な会社もあります。',
      save: '保存します。TTLを入力する欄は、そのままか3600にします。',
    },
  },

  doctor: {
    label: 'ドメインの状態',
    records: 'DNSにある値',
    issuers: '証明書を発行できる会社',
    expected: '正しい値',
    todo: 'すること',
    who: '担当',
    until: '期限',
    certificate: '証明書の有効期限',
    certificateUntil: '{{time}}(自動で更新します)',
    check: '今すぐ確認する',
    checkedAt: '最後の確認: {{time}}',
    neverChecked: 'まだ確認していません',
    live: 'この画面を開いている間は、20秒ごとに確認します。',
    later: '画面を閉じても、数分ごとに確認を続けます。結果はメールでもお知らせします。',
    daily: '公開後も毎日確認し、問題があればメールでお知らせします。',
    refreshFailed: '最新の状態を読み込めませんでした。20秒後にもう一度試します。',
  },

  /** The person who has to take the next step. */
  who: {
    'dns-manager': 'ドメインを管理している方',
    owner: 'サイトの担当の方',
    product: '当社(処理中)',
  },

  /** The finding, and the advice for it. */
  advice: {
    checking: {
      title: '確認しています',
      found: 'DNSの内容を調べています。',
      todo: '少しお待ちください。数秒で終わります。',
    },
    'add-record': {
      title: 'CNAMEはまだ見つかりません',
      found: '「{{name}}」のレコードがありません。追加してから見つかるまで、数分から数時間かかることがあります。',
      todo: 'CNAMEを追加してください。追加した後は、お待ちいただくだけです。',
    },
    'change-record': {
      title: '別の場所を指しています',
      found: '「{{name}}」は、ほかのサーバーを指しています。',
      todo: '今あるレコードを削除し、正しい値のCNAMEに変えてください。',
    },
    'remove-other-records': {
      title: 'レコードが複数あります',
      found: '「{{name}}」に、CNAMEが2つ以上見つかりました。',
      todo: '正しい値のCNAMEだけを残してください。変えたばかりのときは、古い値が消えるまでお待ちください。',
    },
    'stop-proxy': {
      title: 'プロキシが使われています',
      found: 'Cloudflareのプロキシ(オレンジ色の雲)が、CNAMEを隠しています。',
      todo: '「プロキシ ステータス」を「DNSのみ」に変えてください。',
    },
    'allow-amazon': {
      title: '証明書の発行が禁止されています',
      found: 'CNAMEは正しいのですが、CAAレコードがAmazonによる証明書の発行を許していません。',
      todo: '「{{zone}}」のCAAレコードに「0 issue "amazon.com"」を追加してください。',
    },
    'free-name': {
      title: 'ほかのサイトで使われています',
      found: 'CNAMEは正しいのですが、このドメインは、ほかのサイトやCloudFrontの設定で使われています。',
      todo: 'このドメインを使っている設定を外してください。心当たりがないときは、運営にお問い合わせください。',
    },
    'wait-for-dns': {
      title: 'DNSの応答を待っています',
      found: 'DNSから応答がないか、新しい内容がまだ行き渡っていません。設定の間違いとは限りません。',
      todo: 'そのままお待ちください。自動でもう一度確認します。',
    },
    'wait-for-certificate': {
      title: '証明書を準備しています',
      found: 'CNAMEは正しく設定されています。暗号化(https)の証明書を発行しています。',
      todo: 'CNAMEをそのままにして、お待ちください。多くは30分以内に終わります。',
    },
    'wait-for-capacity': {
      title: '順番を待っています',
      found: 'CNAMEは正しく設定されています。設備の空きを待っています。',
      todo: 'CNAMEをそのままにして、お待ちください。運営が対応しています。',
    },
    renew: {
      title: '設定は終わっています',
      found: '期限までに確認が終わらなかったか、ほかのサイトが先にこのドメインを使い始めました。サイトは標準のアドレスで見られます。',
      todo: 'CNAMEを確かめてから、もう一度始めてください。',
    },
    none: {
      title: '「{{name}}」で見られます',
      found: 'CNAMEも証明書も問題ありません。証明書は自動で更新します。',
      todo: '設定は完了しています。CNAMEは削除しないでください。',
    },
  },

  /** Shown above the advice for a domain that was live. */
  broken: {
    live: { title: 'ドメインに問題が見つかりました', text: 'もう一度見つかると、サイトは標準のアドレスに戻ります。' },
    failing: { title: 'このドメインでは見られません', text: 'サイトは標準のアドレスで見られます。直すと、自動で元に戻ります。' },
    recovering: { title: 'ドメインを元に戻しています', text: '終わるまで、サイトは標準のアドレスで見られます。' },
  },

  renew: { action: 'もう一度始める', done: '「{{name}}」の確認をもう一度始めました' },

  change: { action: '別のドメインに変える', cancel: '変更をやめる' },

  remove: {
    action: 'ドメインを外す',
    cancelAction: '設定をやめる',
    title: '「{{name}}」を外しますか',
    cancelTitle: '「{{name}}」の設定をやめますか',
    live: '「{{name}}」を開いた人には、サイトが表示されなくなります。検索結果や印刷物のアドレスからも開けません。',
    standard: 'サイトは標準のアドレス「{{address}}」で見られます。',
    waiting: '見ている人には影響しません。サイトは標準のアドレスで、今までどおり見られます。',
    dns: 'DNSに追加したCNAMEは、ドメイン会社で削除してください。',
    confirm: '外す',
    cancelConfirm: '設定をやめる',
    done: '「{{name}}」を外しました',
  },

  /** Texts for the option to use `www.` before the domain as well. */
  twin: {
    label: '「{{name}}」も使う',
    labelAny: '「www」を付けたアドレスも使う',
    help: '開いた人は、「www」のないドメインに移ります。CNAMEがもう1件必要です。',
    leads: '開いた人は、「{{main}}」に移ります。',
    added: '「{{name}}」を加えました。CNAMEを追加してください。',
    apex: '「www」のない「{{zone}}」には、CNAMEを設定できません。ドメイン会社の転送機能で、「https://{{name}}」に転送してください。',
    bare: '「www」のない「{{bareName}}」でも見られるようにするには、この設定を外して「{{bareName}}」を設定し、「www」を付けたアドレスを加えてください。',
  },
} as const;
