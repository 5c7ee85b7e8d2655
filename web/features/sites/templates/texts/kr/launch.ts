import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const launch: TemplateTexts = {
  title: '새로운 이어폰',
  about: '신제품의 매력을 한눈에, 조기 가격으로 예약을 이끄는 출시에.',
  sheets: [
    { eyebrow: '새 제품', text: '고요함까지\n들리는 소리.', alt: '푸른 빛 속의 흰 이어폰', button: '조기 가격 예약' },
    {
      eyebrow: '연결',
      text: '귀가 바뀌면\n하루가 바뀝니다.',
      second: '두 대에 함께 연결합니다. 회의도 음악도 그대로.',
      alt: '빛의 띠와 영상을 재생하는 휴대폰',
      button: '예약하기',
    },
    {
      eyebrow: '연속 재생',
      text: '40시간',
      second: '케이스까지 더해서. 주말여행에 충전기가 필요 없습니다.',
      alt: '파랑에서 보라로 바뀌는 음파',
    },
    { eyebrow: '고속 충전', text: '십 분 충전으로\n세 시간 더.', alt: '불빛이 있는 검은 충전 케이스' },
    { eyebrow: '색', text: '다섯 가지 색.', second: '매장에서 실제 색을 확인하세요.', alt: '다섯 색 견본에 둘러싸인 흰 이어폰' },
    {
      eyebrow: '얼리버드',
      text: '출시일에\n받아 보세요.',
      second: '출시일 오전에 도착합니다.',
      alt: '분홍 리본을 맨 흰 상자',
      button: '예약하기',
    },
    { eyebrow: '사양', text: '자세히', second: '무게 한쪽 4.8g\n방수 IPX5\n연결 Bluetooth 5.4\n충전 USB-C\n보증 두 해' },
    {
      eyebrow: '정가',
      text: '인기 색',
      products: [{ name: '미드나이트', description: '밤의 색. 흠집이 눈에 띄지 않습니다.', button: '예약하기' }],
    },
  ],
  menu: ['홈', '소리', '색상과 가격', '문의'],
  seo: {
    title: '새로운 이어폰 | 예약 접수 중',
    h1: '고요함까지 들리는 이어폰',
    description: '마흔 시간 이어지는 소리, 십 분 충전으로 세 시간 더, 다섯 가지 색. 새로운 이어폰 예약을 받습니다.',
  },
  popup: { name: '조기 가격', alt: '조기 예약 이천 엔 할인', button: '조기 예약' },
};
