import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { dataNotice as source } from '#shared/messages/jp/visitor/data-notice.ts';

export const dataNotice: CatalogueOf<typeof source> = {
  title: '对外发送的信息',
  lead: '说明您浏览本站时，哪些信息会发送给谁、用于什么目的。',
  elsewhere: '发送给外部服务',
  none: '本站不会将访客的信息发送给外部服务。',
  some: '本站运营者嵌入了以下服务。显示本站时，您的浏览器会向各服务发送信息。',
  mayBeMore: '嵌入的程序可能还会向此处未列出的服务发送信息。',
  to: '接收方',
  what: '嵌入方式',
  sent: '发送的信息',
  why: '使用目的',
  unknown: '{{host}} 的运营者',
  basics: '本站网址、IP地址、时间，以及浏览器和设备的类型与语言',
  byScript: '本页和上一页的网址、您在页面上的操作，以及Cookie等标识符',
  kind: {
    script: '程序（脚本）',
    code: '程序连接的地址',
    style: '字体或样式',
    picture: '图片',
    frame: '嵌入的页面',
    other: '其他内容',
  },
  purpose: {
    analytics: '分析网站的使用情况',
    ads: '投放广告并衡量效果',
    tags: '管理用于统计的程序',
    video: '播放视频',
    social: '显示社交平台的内容并衡量其广告效果',
    map: '显示地图',
    fonts: '显示字体',
    library: '加载网站运行所需的组件',
    unknown: '用于运营者嵌入的功能（详情请咨询运营者）',
  },
  consent: {
    some: '网站运营者在本站嵌入了以下服务。在您同意之后，您的浏览器会向各项服务发送信息。',
    title: 'Cookie 设置',
    text: '在您同意之前，上述服务不会运行。您的选择及其时间会保存在您的设备上，可随时更改；撤回同意时，本站保存的 Cookie 会被删除，页面会在不加载这些服务的情况下重新显示。如果浏览器启用了全球隐私控制（GPC），则不会询问，并视为不同意。我们只统计每天各项选择的数量，不含个人信息。',
  },
  own: '本站自身接收的信息',
  counted:
    '访问统计：统计显示过的页面、切换方式、停留时间、点击位置、来源网站名称和设备类型，不使用Cookie，也不在您的设备上保存任何内容。为统计当天的访客人数，IP地址会转换为无法还原的数值，并在两天内删除。您提交的表单会与促成它的访问一并统计，两者的关联在35天后删除。如果您的浏览器要求不被跟踪（DNT、GPC），则不统计您的访问，您提交的表单只计入数量。',
  forms: '表单：您提交的内容会发送给本站运营者并保存，用于回复等事宜。',
  members: '会员：保存您注册的邮箱地址等信息；登录期间使用Cookie标识登录状态，最长7天。不会发送给外部。',
};
