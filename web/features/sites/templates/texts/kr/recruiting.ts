import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const recruiting: TemplateTexts = {
  title: '채용 사이트',
  about: '일하는 사람과 일의 내용을 밝게 전하고 지원으로 잇는 채용에.',
  sheets: [
    { eyebrow: '채용', text: '좋은 일은\n좋은 동료에게서.', alt: '밝은 사무실에서 나란히 일하는 세 사람', button: '지원하기' },
    {
      eyebrow: '사람들',
      text: '직무도 경력도\n저마다 다릅니다.',
      second: '영업, 개발, 사무. 하던 일도 저마다 다릅니다.',
      alt: '네 직원의 초상',
      button: '성장 보기',
    },
    {
      eyebrow: '다섯 해의 직원 수',
      text: '3배',
      second: '스무 명에서 예순 명으로. 다음 동료를 기다립니다.',
      alt: '오르는 막대그래프 위를 걷는 사람',
      button: '일하는 방식 보기',
    },
    { eyebrow: '일하는 방식', text: '재택, 단축 근무, 재교육.\n선택하는 근무 방식.', alt: '네 항목에 표시된 목록' },
    {
      eyebrow: '면담',
      text: '우선 이야기를\n나눠 봐요.',
      second: '이력서는 필요 없습니다. 삼십 분, 일 이야기를 나눠요.',
      alt: '마주 앉아 이야기하는 두 사람',
      button: '면담 신청',
    },
    {
      eyebrow: '일터',
      text: '도시 한가운데에서\n기다립니다.',
      second: '역에서 지붕 있는 길로 삼 분입니다.',
      alt: '노을 진 도시의 높은 건물들',
      button: '문의하기',
    },
    { eyebrow: '조건', text: '모집 요강', second: '직무 영업·개발·사무\n근무 9:00–18:00\n휴일 연 125일\n급여 월 25만 엔부터\n수습 석 달' },
    {
      eyebrow: '절차',
      text: '지원에서 합격까지\n두 주쯤',
      second: '서류, 면담, 최종 면접 세 번입니다.\n저녁이나 토요일도 됩니다.',
      button: '지원하기',
    },
  ],
  menu: ['홈', '사람들', '근무 방식', '지원'],
  seo: {
    title: '채용 사이트',
    h1: '함께 일할 동료를 찾습니다',
    description: '다양한 경력의 동료와 선택하는 근무 방식. 직원 소개와 제도, 지원 안내입니다.',
  },
};
