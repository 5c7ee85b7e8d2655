import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const hotel: TemplateTexts = {
  title: '온천 여관',
  about: '객실과 온천, 저녁을 느긋하게 보여 주고 예약으로 잇는 숙소에.',
  sheets: [
    {
      eyebrow: '산속 온천 여관',
      text: '등불이 켜질 무렵\n도착합니다',
      second: '객실은 일곱, 온천수는 쉼 없이 흐릅니다.',
      alt: '달밤의 산 아래 창호에 불이 켜진 여관',
      button: '빈방 보기',
    },
    {
      eyebrow: '온천',
      text: '대숲 노천탕에서\n별을 셉니다',
      second: '원천은 42도. 아침 다섯 시부터 밤 열두 시까지 엽니다.',
      alt: '대숲에 둘러싸인 김 오르는 노천탕',
    },
    {
      eyebrow: '객실',
      text: '둥근 창 너머로\n사계절',
      second: '모든 방이 뜰을 마주합니다. 창가에 앉아 단풍도, 눈도.',
      alt: '둥근 창으로 보이는 단풍 가지와 산',
    },
    {
      eyebrow: '저녁',
      text: '산이 준 재료를\n숯불에',
      second: '화로가 있는 방에서 민물고기와 산나물, 이 고장 소고기를 눈앞에서 굽습니다.',
    },
    {
      eyebrow: '머무는 동안',
      text: '하루의 흐름',
      second: '15:00 도착, 차 한 잔\n16:00 노천탕\n18:00 화로 저녁\n8:00 아침 식사\n11:00 출발',
    },
    { eyebrow: '객실', text: '7실', second: '뜰이 있는 별채 둘, 다다미방 다섯.' },
    { eyebrow: '1박 2식', text: '제철 가이세키', second: '두 분이 한 방에 묵을 때 한 분 요금입니다.', button: '날짜 고르기' },
    {
      eyebrow: '예약',
      text: '역에서 셔틀로\n십오 분',
      second: '전화로도, 이곳에서도 받습니다.\n다음 날까지 답해 드립니다.',
      button: '예약 문의',
    },
  ],
  menu: ['홈', '객실', '머무는 동안', '예약'],
  seo: {
    title: '온천 여관｜온천이 흐르는 일곱 객실',
    h1: '산속 온천 여관',
    description: '객실 일곱 개의 온천 여관입니다. 노천탕과 객실, 화로 저녁, 요금과 예약을 안내합니다.',
  },
};
