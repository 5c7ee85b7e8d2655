import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { replace as source } from '#shared/messages/jp/editor/replace.ts';

export const replace: CatalogueOf<typeof source> = {
  title: '찾기 및 바꾸기',
  kind: { label: '찾을 대상', text: '텍스트', link: '링크', colour: '색상' },
  find: '찾을 내용',
  replacement: '바꿀 내용',
  colourHint: '# 뒤에 16진수 여섯 자리를 입력합니다.',
  language: '언어',
  allLanguages: '모든 언어',
  matchesCase: '대소문자 구분',
  start: '찾을 내용을 입력해 주세요.',
  found: '{{count}}곳을 찾았습니다',
  matches: '찾은 위치',
  siteSettings: '사이트 설정',
  broken: '바꾸면 여기서 허용되지 않는 내용이 되어 바꾸지 않습니다',
  more: '그 밖의 {{count}}곳도 바뀝니다.',
  cancel: '취소',
  apply: '{{count}}곳 바꾸기',
  done: '{{count}}곳을 바꿨습니다. 실행 취소로 되돌릴 수 있습니다.',
};
