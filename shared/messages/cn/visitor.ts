import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitor as source } from '#shared/messages/jp/visitor.ts';

export const visitor: CatalogueOf<typeof source> = {
  sheets: '页面（可上下左右滑动，或使用方向键切换）',
  arrows: '切换页面',
  up: '上方页面',
  down: '下方页面',
  left: '左侧页面',
  right: '右侧页面',
  price: '{{amount}}日元',
  taxIncluded: '含税',
  language: '语言',
  imageLink: '链接',
  pause: '暂停视频',
  sound: '打开声音',
  locked: { title: '会员专享', text: '此页面仅对注册会员开放。' },
  notAvailable: {
    title: '当前无法访问此页面',
    text: '该页面可能已停止公开，或网址已变更。',
  },
  paused: {
    title: '此页面暂时停止开放',
    text: '请稍后再次访问。',
  },
};
