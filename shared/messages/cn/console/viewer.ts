import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { viewer as source } from '#shared/messages/jp/console/viewer.ts';

export const viewer: CatalogueOf<typeof source> = {
  lock: {
    title: '打开预览',
    lead: '请输入受邀的邮箱地址，以及分享者告知您的密码。',
    email: '受邀的邮箱地址',
    password: '预览密码',
    submit: '打开预览',
    notShared: '此预览目前未共享，请联系邀请您的人。',
    consoleLogin: '登录管理后台',
    again: '访问已过期，或该预览已停止与您共享。请重新登录。',
  },
  title: '{{name}}的预览',
  badge: '预览',
  saved: '{{by}} 于 {{time}} 保存',
  newer: '{{by}} 于 {{time}} 保存了新版本。',
  showNewer: '显示新版本',
  pinned: '此版本是固定的。',
  unpublished: '此时网站未公开。',
  note: '分享者的留言',
  settings: '显示设置',
  member: {
    label: '会员专享页面',
    visitor: '锁定显示',
    member: '以会员身份显示',
  },
  popups: {
    label: '弹窗',
    shown: '显示',
    hidden: '隐藏',
  },
  screen: {
    label: '屏幕',
    phone: '手机',
    desktop: '电脑',
  },
  language: '网站语言',
  at: {
    label: '显示的日期和时间（日本时间）',
    help: '按该时刻的状态显示弹窗、公告和预约的发布。',
    now: '回到现在',
  },
  ownTab: '在新标签页中打开',
  logOut: '退出预览',
  share: '共享',
  frame: '{{name}}的预览画面',
  failed: '无法加载预览',
};
