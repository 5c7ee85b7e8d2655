import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { previewPages as source } from '#shared/messages/jp/visitor/preview-pages.ts';

export const previewPages: CatalogueOf<typeof source> = {
  note: '这是预览。系统会检查您填写的内容，但不会发送或保存。',
  ended: { title: '无法显示预览', text: '登录已过期，或该预览已停止与您共享。请从预览入口重新打开。' },
  withoutCookie: {
    title: '无法显示预览',
    text: '请从预览入口重新打开。如果入口页面中仍不显示，说明浏览器阻止了页面框架中的 Cookie，请点击上方的“在新标签页中打开”。',
  },
  missing: { title: '预览中没有此页面', text: '网站的这个版本中没有该地址的页面。' },
  unpublished: { title: '此时网站未公开', text: '届时网站已按预约取消发布，访客将看不到网站。' },
  empty: { title: '还没有可显示的页面', text: '添加页面后会显示在这里。' },
  home: '前往首页',
};
