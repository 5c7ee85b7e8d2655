import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { seo as source } from '#shared/messages/jp/editor/seo.ts';

export const seo = {
  intro: '设置搜索结果和分享卡片中显示的文字，以及统计等用途的标签。',
  titleHelp: '搜索结果中的标题。可使用文字、数字、空格、连字符、竖线、冒号和括号。',
  h1Help: '作为页面标题告知搜索引擎和读屏软件，不在画面上显示。可用字符与标题相同。',
  descriptionHelp: '搜索结果和分享卡片中的说明。',

  search: '在搜索结果中',
  share: '分享时',
  noPicture: '此处显示第一个页面的图片',
  previewNote: '实际显示因搜索引擎和应用而异。',
  used: '留空时使用的文字',
  source: {
    siteName: '网站名称',
    sheetText: '第一个页面的文字',
    sheetAlt: '第一个页面的替代文本',
    nothing: '无',
  },

  headHelp: '可填写 meta、link、script、style、noscript 和注释。添加在每个页面 head 的末尾，只在本网站的页面中运行。',
  bodyHelp:
    '只能填写 <script src="https://…" defer></script>。脚本只会从所写的主机加载。还要从其他主机加载内容的标签，请写在 head 标签中。',
  tagsFallback: '该语言还没有标签，将使用{{language}}的标签。',
  startTags: '填写该语言的标签',
  unsayTags: '删除该语言的标签，改用{{language}}的标签',
  removeTags: '删除标签',
  goToLine: '转到第 {{line}} 行',
  more: 'head 标签中的脚本还可能与此处未列出的对象通信。',
  reason: {
    malformed: '缺少引号或“<”“>”，或含有不能使用的字符。',
    unclosed: '缺少结束标签。',
    'stray-end-tag': '没有与之对应的开始标签。',
    element: '此处不能使用该标签。',
    text: '标签之外有文字。',
    comment: 'body 标签中不能写注释。',
    refresh: '访客会被自动带到其他页面。',
    policy: '与页面的保护设置冲突，页面将无法运行。',
    'inline-code': '不能直接写代码。请在 src 中填写代码的网址。',
    attribute: '不能使用该属性。',
    address: '请在 src 中填写以 https:// 开头的网址。',
    'no-defer': '请加上 defer。',
    word: '不能使用 eval、setTimeout、setInterval。',
  },
} satisfies CatalogueOf<typeof source>;
