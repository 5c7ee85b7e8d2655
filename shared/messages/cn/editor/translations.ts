import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { translations as source } from '#shared/messages/jp/editor/translations.ts';

export const translations: CatalogueOf<typeof source> = {
  title: '翻译文件',
  text: '可将网站文字保存为CSV交给译者。读取填好译文的CSV时，先确认变更之处，再应用到网站。',
  save: '保存CSV',
  load: '读取CSV',
  dialog: '读取译文',
  found: '将变更{{count}}处',
  none: '此文件没有需要变更之处。',
  unknown: '网站中已不存在的{{count}}行不会应用。',
  matches: '将变更之处',
  cancel: '取消',
  apply: '应用{{count}}处',
  done: '已应用{{count}}处译文。可以撤销。',
  fault: {
    'too-large': '文件过大。最多可读取5MB、10万行。',
    encoding: '无法识别文件的编码。请另存为UTF-8格式的CSV后重试。',
    'no-columns': '找不到“id”列和语言列。请保留此处所保存CSV的第一行。',
    empty: '文件中没有译文行。',
    'unclosed-quote': '引号(")没有闭合，无法读取。',
  },
};
