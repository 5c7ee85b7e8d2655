import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { shell as source } from '#shared/messages/jp/editor/shell.ts';

export const shell: CatalogueOf<typeof source> = {
  preview: '访客看到的画面',

  menu: {
    intro: '访客可通过菜单浏览网站。请为每个项目设置名称和链接目标。',
    start: '创建菜单',
    fallback: '此语言还没有菜单。访客将看到{{language}}的菜单。',
    useDefault: '放弃此语言的菜单，改用{{language}}的菜单',
    items: '菜单项目',
    empty: '还没有项目。可以逐个添加，也可以根据页面上的文字生成。',
    name: '名称',
    nameless: '未命名项目',
    add: '添加项目',
    fromSheets: '根据页面生成',
    fromLinks: '从链接列表添加',
    fromSheetsHint: '为每个有文字的页面生成一个项目。',
    made: '已生成{{count}}个项目',
    noneMade: '没有可生成的新项目。请先在页面上输入文字。',
    remove: '删除“{{name}}”',
    full: '最多可添加{{max}}个项目。',
    hidden: '菜单目前设为不显示。如需展示给访客，请打开“全局菜单”。',
    press: '点按项目即可跳转到对应的输入栏。',
  },

  sns: {
    intro: '以图标形式显示在网站底部栏中。填写网址，或 @ 开头的账号名。留空的项目不会显示。',
    start: '添加社交媒体',
    fallback: '此语言还没有登记社交媒体。访客将看到{{language}}登记的内容。',
    useDefault: '放弃此语言的登记，改用{{language}}的内容',
    example: '例：{{address}}',
    order: '显示顺序',
    orderHint: '各页面显示哪些项目，可在该页面的“可见范围和显示”中选择。',
    none: '尚未设置。',
    toPhone: '编辑电话号码',
    addPhone: '添加电话号码',
  },

  phone: {
    intro: '以电话图标显示在网站底部栏中，点按即可拨打。',
    hint: '例：03-1234-5678。也可输入全角数字。需要从国外拨打的号码，请以“+81”等国家代码开头。',
    shown: '显示与拨打',
    dials: '显示为{{number}}，拨打{{address}}。',
    toOrder: '调整与社交媒体的顺序',
  },

  embed: {
    intro: '可以在其他网站的页面中显示此网站：先允许对方网站，再粘贴代码。初始状态下不允许任何网站。',
    origin: '允许嵌入的网站',
    originHelp: '请输入网站地址（例如 https://www.example.com）。该网站的所有页面都可以嵌入。子域名请另行添加。',
    add: '允许',
    none: '尚未允许任何网站。',
    allowed: '已允许的网站',
    remove: '取消允许 {{origin}}',
    code: '嵌入代码',
    codeHelp: '请原样粘贴到要显示的位置。高度会自动调整。',
    copy: '复制代码',
    copied: '已复制',
    note: '更改在下次发布后生效。会员注册和登录页面不能嵌入，会在新标签页中打开。也支持只需粘贴网址的服务（oEmbed）。',
  },
};
