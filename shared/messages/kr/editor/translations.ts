import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { translations as source } from '#shared/messages/jp/editor/translations.ts';

export const translations: CatalogueOf<typeof source> = {
  title: '번역 파일',
  text: '사이트의 글을 CSV로 저장해 번역자에게 전달할 수 있습니다. 번역을 채운 CSV를 불러오면 바뀌는 곳을 확인한 뒤 반영합니다.',
  save: 'CSV 저장',
  load: 'CSV 불러오기',
  dialog: '번역 불러오기',
  found: '{{count}}곳이 바뀝니다',
  none: '이 파일로 바뀌는 곳이 없습니다.',
  unknown: '사이트에 없는 {{count}}개 행은 반영하지 않습니다.',
  matches: '바뀌는 곳',
  cancel: '취소',
  apply: '{{count}}곳 반영',
  done: '{{count}}곳에 번역을 반영했습니다. 실행 취소로 되돌릴 수 있습니다.',
  fault: {
    'too-large': '파일이 너무 큽니다. 5MB, 10만 행까지 불러올 수 있습니다.',
    encoding: '파일의 문자 인코딩을 알 수 없습니다. UTF-8 CSV로 저장한 뒤 다시 시도해 주세요.',
    'no-columns': '‘id’ 열과 언어 열을 찾을 수 없습니다. 여기에서 저장한 CSV의 첫 행을 그대로 두세요.',
    empty: '번역 행이 없습니다.',
    'unclosed-quote': '따옴표(")가 닫히지 않아 읽을 수 없습니다.',
  },
};
