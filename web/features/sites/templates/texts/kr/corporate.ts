import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const corporate: TemplateTexts = {
  title: '기업 홈페이지',
  about: '사업과 생각을 간결하게 전하는 기업 공식 사이트에.',
  sheets: [
    {
      eyebrow: '정밀 부품 제조',
      text: '보이지 않는 곳에서\n도시를 받칩니다',
      second: '다리, 철도, 발전소. 멈출 수 없는 설비의 부품을 만듭니다.',
      alt: '새벽 바다에 걸린 현수교',
      button: '사업 보기',
    },
    { eyebrow: '이념', text: '백 년 쓸 것을\n오늘도 하나', second: '도면에 없는 쓰임까지 생각해 만드는 것이 우리의 일입니다.' },
    {
      eyebrow: '기술',
      text: '천분의 일 밀리를\n손으로 확인합니다',
      second: '기계가 깎고 사람이 잽니다. 검사 기록은 하나하나 30년을 보관합니다.',
      alt: '도면 위의 크고 작은 두 톱니바퀴',
    },
    { eyebrow: '창업', text: '1968', second: '작은 공장에서 시작해 쉰 해 남짓, 지금은 이백열 명이 일합니다.' },
    { eyebrow: '사업', text: '네 분야', second: '철도 대차·제동\n전력 밸브·베어링\n교량 받침·신축 이음\n보수 점검·재생' },
    {
      eyebrow: '거점',
      text: '국내 네 곳,\n해외 두 곳',
      second: '어느 곳이든 설계와 검사 담당이 있습니다.',
      alt: '푸른 건물들 사이의 본사',
    },
    {
      eyebrow: '채용',
      text: '만드는 일을 좋아하는\n사람과 함께',
      second: '신입과 경력 모두 일 년 내내 뽑습니다.\n공장 견학도 할 수 있습니다.',
      button: '견학 신청',
    },
    { text: '도면 한 장부터\n상담하세요', second: '담당자가 영업일 기준 이틀 안에 연락드립니다.', button: '문의하기' },
  ],
  menu: ['홈', '기술', '사업', '문의'],
  seo: {
    title: '기업 홈페이지｜정밀 부품 제조',
    h1: '보이지 않는 곳에서 도시를 받치는 회사',
    description: '철도, 전력, 교량의 정밀 부품을 만드는 회사입니다. 이념과 기술, 사업, 거점과 채용을 소개합니다.',
  },
};
