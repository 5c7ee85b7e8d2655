import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { domain as source } from '#shared/messages/jp/editor/domain.ts';

export const domain: CatalogueOf<typeof source> = {
  title: '独立域名',
  intro: '让网站使用您自己的域名(例如 www.example.com)。设置完成之前，网站仍可通过现有地址访问。',
  loadFailed: '无法加载域名设置',

  address: {
    title: '网站地址',
    standard: '默认地址',
    own: '独立域名',
    leads: '打开默认地址的访客会自动转到独立域名。',
    keeps: '独立域名设置完成之前，访客通过此地址访问。',
    unpublished: '网站尚未公开。公开后即可在此访问。',
  },

  none: '尚未设置独立域名。',

  plan: {
    text: '您的套餐“{{plan}}”不包含独立域名。',
    textWithoutPlan: '您的套餐不包含独立域名。',
    action: '查看套餐',
    ask: '如需使用，请变更套餐。请与合同的主要联系人商量。',
  },

  unsaved: {
    text: '有尚未保存的更改。设置域名之前，请先保存网站。',
    action: '保存网站',
  },

  steps: {
    label: '设置步骤',
    enter: '输入域名',
    copy: '复制CNAME',
    add: '在域名服务商处添加',
    complete: '完成',
    done: '已完成的步骤',
  },

  enter: {
    title: '1. 输入要使用的域名',
    changeTitle: '输入新域名',
    changeText: '新域名确认完成之前，网站仍可通过“{{name}}”访问，完成后自动切换。',
    label: '域名',
    help: '请输入带前缀的域名，例如 www.example.com 或 shop.example.com。也可以使用中文域名。',
    note: '还没有域名时，请先在域名服务商处注册。https证书由我们自动准备。',
    submit: '下一步',
    suggestion: '输入“{{name}}”',
  },

  copy: {
    title: '2. 复制CNAME',
    text: '这是要在域名服务商(DNS)处添加的内容，只需添加这一条。',
    type: '类型',
    host: '主机名',
    fullHost: '有些管理页面要求填写完整名称：{{name}}',
    value: '值',
    copy: '复制{{what}}',
    copied: '已复制',
    next: '下一步',
    back: '再看一次CNAME',
  },

  send: {
    title: '发送给管理域名的人',
    text: '如果由他人设置，可以把内容发送给对方。关闭此页面后，确认仍会继续。',
    email: '收件人邮箱',
    language: '邮件语言',
    message: '留言(可选)',
    messageHelp: '最多{{max}}个字符。邮件中包含设置内容和期限。',
    mail: '通过邮件发送',
    sent: '已发送至{{email}}',
    copy: '复制文字',
    copied: '已复制文字',
    qr: '显示二维码',
    qrLabel: '设置内容的二维码',
    qrHint: '用手机扫描，即可以文字形式查看设置内容。',
    body: '为了用“{{name}}”公开网站，请在DNS中添加以下一条CNAME记录。\n\n类型： CNAME\n主机名：{{host}} (完整名称：{{name}})\n值：{{target}}\n\n如有同名的A、AAAA或CNAME记录，请删除。请关闭Cloudflare等的代理功能。\n期限：{{until}}',
  },

  add: {
    title: '3. 在域名服务商处添加CNAME',
    text: '请在管理域名DNS的公司的页面上添加。页面名称可能会有变化。',
    provider: '域名服务商',
    note: '如有相同主机名的A、AAAA或CNAME记录，请先删除。',
    done: '已添加，现在确认',
    repairTitle: '在域名服务商处修正设置',
    repaired: '已修正，现在确认',
  },

  provider: {
    onamae: {
      name: 'お名前.com',
      open: '在お名前.com Navi中打开“DNS”，进入该域名的“DNSレコード設定”(DNS记录)。',
      add: '在“ホスト名”填写“{{host}}”，“TYPE”选择“CNAME”，“VALUE”填写“{{target}}”，然后点击“追加”。',
      save: '点击“確認画面へ進む”，再点击“設定する”。如果使用其他公司的域名服务器，请在那里添加。',
    },
    muumuu: {
      name: 'ムームードメイン (Muumuu Domain)',
      open: '在控制面板打开“ムームーDNS”，点击该域名的“変更”，进入“カスタム設定”。',
      add: '在“設定2”的“サブドメイン”填写“{{host}}”，“種別”选择“CNAME”，“内容”填写“{{target}}”。',
      save: '点击“セットアップ情報変更”。',
    },
    sakura: {
      name: 'さくらインターネット (Sakura)',
      open: '在会员菜单打开“契約中のドメイン一覧”，点击该域名的“ゾーン編集”。',
      add: '在“エントリ名”填写“{{host}}”，“種別”选择“別名(CNAME)”，“値”填写“{{target}}.”，末尾要加“.”。',
      save: '添加后保存更改。',
    },
    xserver: {
      name: 'Xserver (エックスサーバー)',
      open: '在服务器面板打开“DNSレコード設定”，选择该域名。',
      add: '在“DNSレコード追加”中，“ホスト名”填写“{{host}}”，“種別”选择“CNAME”，“内容”填写“{{target}}”。',
      save: '点击“確認画面へ進む”，再点击“追加する”。请删除相同主机名的现有记录。',
    },
    valueDomain: {
      name: 'バリュードメイン (Value Domain)',
      open: '在控制面板打开“ドメイン”，进入该域名的“DNS/URL”。',
      add: '在输入框中添加一行“cname {{host}} {{target}}.”，末尾要加“.”。',
      save: '点击“保存”。',
    },
    cloudflare: {
      name: 'Cloudflare',
      open: '打开该域名的“DNS”中的“记录”，点击“添加记录”。',
      add: '类型选择“CNAME”，名称填写“{{host}}”，目标填写“{{target}}”。',
      save: '将“代理状态”设为“仅DNS”(灰色云朵)，然后点击“保存”。',
    },
    route53: {
      name: 'Amazon Route 53',
      open: '在“托管区域”中打开该域名，点击“创建记录”。',
      add: '记录名称填写“{{host}}”，记录类型选择“CNAME”，值填写“{{target}}”。请关闭别名。',
      save: '点击“创建记录”。',
    },
    other: {
      name: '其他公司',
      open: '在域名管理页面打开DNS记录的设置，名称可能是“DNS设置”或“解析设置”。',
      add: '类型选择“CNAME”，主机名填写“{{host}}”，值填写“{{target}}”。有些公司要求末尾加“.”。',
      save: '保存。如有TTL一栏，保持不变或填写3600。',
    },
  },

  doctor: {
    label: '域名状态',
    records: 'DNS中的值',
    issuers: '可签发证书的机构',
    expected: '正确的值',
    todo: '需要做的事',
    who: '负责人',
    until: '期限',
    certificate: '证书有效期至',
    certificateUntil: '{{time}}(自动更新)',
    check: '立即确认',
    checkedAt: '上次确认：{{time}}',
    neverChecked: '尚未确认',
    live: '打开此页面期间，每20秒确认一次。',
    later: '关闭页面后，每隔几分钟继续确认，结果也会通过邮件通知。',
    daily: '公开后每天确认，如有问题会通过邮件通知。',
    refreshFailed: '无法加载最新状态。20秒后重试。',
  },

  who: {
    'dns-manager': '管理域名的人',
    owner: '网站负责人',
    product: '由我们处理(请稍候)',
  },

  advice: {
    checking: {
      title: '正在确认',
      found: '正在查询DNS的内容。',
      todo: '请稍候，几秒钟即可完成。',
    },
    'add-record': {
      title: '尚未找到CNAME',
      found: '没有“{{name}}”的记录。添加后可能需要几分钟到几小时才能找到。',
      todo: '请添加CNAME。如已添加，只需等待。',
    },
    'change-record': {
      title: '指向了其他地方',
      found: '“{{name}}”指向了其他服务器。',
      todo: '请删除现有记录，改为值正确的CNAME。',
    },
    'remove-other-records': {
      title: '存在多条记录',
      found: '“{{name}}”有两条以上的CNAME。',
      todo: '请只保留值正确的CNAME。如果刚刚更改，请等待旧值消失。',
    },
    'stop-proxy': {
      title: '正在使用代理',
      found: 'Cloudflare的代理(橙色云朵)隐藏了CNAME。',
      todo: '请将“代理状态”改为“仅DNS”。',
    },
    'allow-amazon': {
      title: '证书签发被禁止',
      found: 'CNAME正确，但CAA记录不允许Amazon签发证书。',
      todo: '请为“{{zone}}”添加CAA记录：0 issue "amazon.com"',
    },
    'free-name': {
      title: '已被其他网站使用',
      found: 'CNAME正确，但此域名正被其他网站或CloudFront的设置使用。',
      todo: '请在那里移除此域名。如不清楚在哪里使用，请联系我们。',
    },
    'wait-for-dns': {
      title: '正在等待DNS',
      found: 'DNS没有响应，或新内容尚未生效。这不一定是设置有误。',
      todo: '请稍候，我们会自动再次确认。',
    },
    'wait-for-certificate': {
      title: '正在准备证书',
      found: 'CNAME设置正确，正在签发https证书。',
      todo: '请保留CNAME并等待。通常在30分钟内完成。',
    },
    'wait-for-capacity': {
      title: '正在排队',
      found: 'CNAME设置正确，正在等待可用容量。',
      todo: '请保留CNAME并等待。我们正在处理。',
    },
    renew: {
      title: '设置已结束',
      found: '未能在期限内完成确认，或其他网站先开始使用此域名。网站可通过默认地址访问。',
      todo: '请检查CNAME，然后重新开始。',
    },
    none: {
      title: '可通过“{{name}}”访问',
      found: 'CNAME和证书都没有问题。证书会自动更新。',
      todo: '无需操作。请不要删除CNAME。',
    },
  },

  broken: {
    live: { title: '域名出现问题', text: '如果再次发现，网站将回到默认地址。' },
    failing: { title: '目前无法通过此域名访问', text: '网站可通过默认地址访问。修正后会自动恢复。' },
    recovering: { title: '正在恢复域名', text: '完成之前，网站可通过默认地址访问。' },
  },

  renew: { action: '重新开始', done: '已重新开始确认“{{name}}”' },

  change: { action: '更换域名', cancel: '不更换' },

  remove: {
    action: '移除域名',
    cancelAction: '停止设置',
    title: '移除“{{name}}”吗？',
    cancelTitle: '停止设置“{{name}}”吗？',
    live: '打开“{{name}}”的访客将无法看到网站。搜索结果和印刷品上的地址也将无法打开。',
    standard: '网站仍可通过默认地址“{{address}}”访问。',
    waiting: '对访客没有影响。网站仍可通过默认地址访问。',
    dns: '请在域名服务商处删除已添加的CNAME。',
    confirm: '移除',
    cancelConfirm: '停止设置',
    done: '已移除“{{name}}”',
  },

  twin: {
    label: '也使用“{{name}}”',
    labelAny: '也使用带“www”的地址',
    help: '打开该地址的访客会转到不带“www”的域名。需要再添加一条CNAME。',
    leads: '打开的访客会转到“{{main}}”。',
    added: '已加入“{{name}}”。请添加CNAME。',
    apex: '不带“www”的“{{zone}}”无法设置CNAME。请使用域名服务商的转发功能，转到“https://{{name}}”。',
    bare: '若也要使用不带“www”的“{{bareName}}”，请先移除此域名，改为设置“{{bareName}}”，再添加带“www”的地址。',
  },
};
