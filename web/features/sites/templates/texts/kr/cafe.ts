import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const cafe: TemplateTexts = {
  title: '동네 카페',
  about: '메뉴와 분위기를 보여 주고 손님을 부르는 카페에.',
  sheets: [
    {
      eyebrow: '직접 볶은 커피와 구운 과자',
      text: '아침 첫 잔부터\n저녁의 쉼까지',
      second: '갓 볶은 원두를 한 잔씩 내립니다.',
      alt: '창가 나무 탁자 위 김이 오르는 커피',
      button: '메뉴 보기',
    },
    {
      eyebrow: '우리 가게',
      text: '고르고, 볶고, 내립니다.\n그것만 정성껏.',
      second: '산지마다 볶는 정도를 달리해, 일주일에 나흘 가게 안에서 볶습니다.',
    },
    { eyebrow: '커피', text: '메뉴', second: '오늘의 커피 550\n다크 블렌드 600\n카페라테 650\n콜드브루 650\n계절 소다 700' },
    {
      eyebrow: '라테',
      text: '우유는\n원두에 맞춰',
      second: '진하게 볶은 원두에는 진한 우유, 연한 원두에는 귀리 우유를 씁니다. 취향대로 골라도 됩니다.',
      alt: '위에서 본 나뭇잎 무늬 라테',
    },
    {
      eyebrow: '구운 과자',
      text: '치즈케이크',
      second: '하룻밤 재워 진합니다. 커피와 함께면 100엔을 빼 드립니다.',
      alt: '붉은 열매를 올린 치즈케이크',
      button: '예약해 두기',
    },
    { text: '원두는 백 그램부터,\n그 자리에서 갈아\n드립니다.', second: '주인' },
    { eyebrow: '문 여는 시간', text: '8:00', second: '평일은 일곱 시 반부터.\n아침 메뉴는 열 시까지입니다.' },
    {
      eyebrow: '영업시간',
      text: '월–금 7:30–19:00\n토·일 8:00–18:00',
      second: '수요일은 쉽니다.\n자리 예약은 문의로 받습니다.',
      button: '자리 예약',
    },
  ],
  menu: ['홈', '메뉴', '영업시간', '문의'],
  seo: {
    title: '동네 카페｜직접 볶은 커피와 과자',
    h1: '직접 볶는 커피 카페',
    description: '직접 볶은 커피와 구운 과자를 내는 카페입니다. 메뉴와 영업시간, 자리 예약을 안내합니다.',
  },
};
