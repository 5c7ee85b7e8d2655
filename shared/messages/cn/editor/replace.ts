import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { replace as source } from '#shared/messages/jp/editor/replace.ts';

export const replace: CatalogueOf<typeof source> = {
  title: '查找和替换',
  kind: { label: '查找类型', text: '文字', link: '链接', colour: '颜色' },
  find: '查找内容',
  replacement: '替换为',
  colourHint: '# 后输入六位十六进制数。',
  language: '语言',
  allLanguages: '所有语言',
  matchesCase: '区分大小写',
  start: '请输入要查找的内容。',
  found: '找到{{count}}处',
  matches: '找到的位置',
  siteSettings: '网站设置',
  broken: '替换后不符合此处的要求，因此不替换',
  more: '另外{{count}}处也会被替换。',
  cancel: '取消',
  apply: '替换{{count}}处',
  done: '已替换{{count}}处。可通过“撤销”恢复。',
};
