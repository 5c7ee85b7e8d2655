import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { templates as source } from '#shared/messages/jp/console/templates.ts';

export const templates: CatalogueOf<typeof source> = {
  title: '무엇으로 시작할까요?',
  lead: '빈 사이트 또는 템플릿을 선택하세요. 템플릿의 글과 이미지는 나중에 모두 바꿀 수 있습니다.',
  blank: '빈 사이트',
  blankAbout: '크기를 정하고 첫 시트부터 직접 만듭니다.',
  duplicate: '기존 사이트 복제',
  groups: {
    label: '업종으로 고르기',
    all: '전체',
    hospitality: '음식·숙박',
    wellness: '미용·의료',
    sales: '판매·홍보',
    organisation: '회사·교육',
    culture: '행사·작품',
  },
  sheets: '시트 {{count}}개',
  look: '{{name}}의 시트 보기',
  previous: '이전 시트',
  next: '다음 시트',
  position: '{{count}}장 중 {{place}}번째',
  use: '이 템플릿 사용',
  nameHelp: '방문자의 브라우저에도 표시됩니다. 나중에 바꿀 수 있습니다.',
  create: '이 템플릿으로 만들기',
  tooLarge: '현재 요금제의 크기를 넘습니다',
  screen: '{{name}}의 {{cell}} 시트',
};
