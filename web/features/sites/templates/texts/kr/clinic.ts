import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const clinic: TemplateTexts = {
  title: '의원',
  about: '진료 시간과 진료 순서를 차분한 화면으로 알리는 의원에.',
  sheets: [
    {
      eyebrow: '내과·소아과',
      text: '걱정되면\n일찍 오세요',
      second: '감기, 검진, 예방접종. 온 가족이 함께 오셔도 됩니다.',
      alt: '초록 의자와 화분이 있는 밝은 대기실',
      button: '진료 시간 보기',
    },
    { eyebrow: '진료 안내', text: '진료 시간', second: '월·화·목·금 9:00–12:30\n오후 15:00–18:30\n토 9:00–13:00\n수·일·공휴일 휴진' },
    {
      eyebrow: '진료',
      text: '먼저\n잘 듣겠습니다',
      second: '언제부터, 어떻게 아픈지. 짧게 말씀하셔도 괜찮습니다.',
      alt: '하트를 감싼 청진기',
      button: '진료 예약',
    },
    {
      eyebrow: '처음 오시는 분',
      text: '가져오실\n것',
      second: '건강보험증, 복용 중인 약 목록, 소견서가 있으면 함께 가져오세요. 접수는 진료 종료 삼십 분 전까지입니다.',
    },
    { eyebrow: '온라인 예약', text: '24시간', second: '전날 밤에도, 이른 아침에도\n비어 있는 시간을 고르세요.' },
    {
      eyebrow: '검진과 예방접종',
      text: '일 년에 하루는\n몸을 살피는 날',
      second: '검진은 예약제이며, 일주일쯤 뒤에 결과를 설명해 드립니다.',
      button: '검진 문의',
    },
    {
      eyebrow: '오시는 길',
      text: '공원 옆\n언덕 위',
      second: '역에서 걸어서 육 분. 여덟 대를 세울 수 있습니다.',
      alt: '언덕으로 이어진 오솔길과 나무들',
    },
    { text: '몸이 걱정되면\n말씀해 주세요', second: '열이 있는 분은 오시기 전에 먼저 연락해 주세요.', button: '예약과 문의' },
  ],
  menu: ['홈', '진료 시간', '처음 오시는 분', '예약과 문의'],
  seo: {
    title: '의원｜내과와 소아과',
    h1: '내과와 소아과 의원',
    description: '내과와 소아과 의원입니다. 진료 시간, 처음 오시는 분 안내, 검진과 예방접종, 온라인 예약.',
  },
};
