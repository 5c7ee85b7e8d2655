import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { seo as source } from '#shared/messages/jp/editor/seo.ts';

export const seo = {
  intro: '设置搜索结果和分享卡片中显示的文字，以及统计等用途的标签。',
  titleHelp: '搜索结果中的标题。可使用文字、数字、空格、连字符、竖线、冒号和括号。',
  h1Help: '作为页面标题告知搜索引擎和读屏软件，不在画面上显示。可用字符与标题相同。',
  descriptionHelp: '搜索结果和分享卡片中的说明。',

  search: '在搜索结果中',
  share: '分享时',
  shareImageHelp: '分享第一个页面以及表单等页面时使用（各语言通用）。会从中央裁剪为1200×630像素。未设置时，用页面的图片和标题自动生成。',
  noPicture: '此处显示第一个页面的图片',
  previewNote: '实际显示因搜索引擎和应用而异。',
  used: '留空时使用的文字',
  source: {
    siteName: '网站名称',
    sheetText: '第一个页面的文字',
    sheetAlt: '第一个页面的替代文本',
    nothing: '无',
  },

  headHelp:
    '可填写 meta、link、script、style、noscript 和注释。添加在 head 的末尾，只在本网站的页面中运行，不会添加到会员注册、登录和密码页面。',
  bodyHelp:
    '只能填写 <script src="https://…" defer></script>。脚本只会从所写的主机加载。还要从其他主机加载内容的标签，请写在 head 标签中。',
  bodyHelpWithCode: '可填写 script、noscript 和注释，也可以直接写代码。添加在 body 的末尾。',
  tagManager: {
    help: '开启后，直接写在标签中的代码，以及标签管理工具之后添加的代码都会运行。Google 代码、Google 跟踪代码管理器、Meta Pixel、LINE Tag、Yahoo! 广告和 X 的代码，都可以按提供方的说明原样粘贴使用。代码可以在本网站的页面中执行任何操作。粘贴的代码以及标签管理工具添加的代码，由网站运营者负责。代码不会在会员注册、登录和密码页面、预览、其他网站以及本管理后台中运行。',
    idle: '标签管理工具关闭时，直接写在 head 标签中的代码不会在已发布的网站上运行。',
    suggestion: '开启标签管理工具后，可以原样使用。',
    turnOn: '开启标签管理工具',
  },
  consent: {
    label: '运行标签前征求同意',
    help: '开启后，在访客同意之前，head 和 body 标签不会运行（meta 除外）。访客的选择保存在其设备上，效果测量中只显示数量。启用了全球隐私控制（GPC）的访客不会看到询问，并视为不同意。同时会通知 Google 的同意模式。下次发布后生效。',
    noTags: '没有标签时，不会询问访客。',
    text: '询问文字',
    textHelp: '留空时显示标准文字。文字之后会附上隐私政策的链接（没有时为“对外发送的信息”）。文字或服务变更后会再次询问。',
  },
  dispensable: '删除注释和 noscript 不影响统计。',
  removeDispensable: '删除不能使用的注释和 noscript',
  success: {
    title: '统计表单发送',
    text: '表单发送后，完成页面会通过 dataLayer 和 DOM 事件通知一次“{{event}}”。重新加载不会重复通知，也不包含访客填写的内容。',
    kind: '表单类型：{{values}}',
    language: '页面语言：{{values}}',
  },
  tagsFallback: '该语言还没有标签，将使用{{language}}的标签。',
  startTags: '填写该语言的标签',
  unsayTags: '删除该语言的标签，改用{{language}}的标签',
  removeTags: '删除标签',
  goToLine: '转到第 {{line}} 行',
  more: 'head 标签中的脚本还可能与此处未列出的对象通信。',
} satisfies CatalogueOf<typeof source>;
