import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const event: TemplateTexts = {
  title: '여름 음악 축제',
  about: '옆으로 이어지는 화려한 화면으로 날짜와 볼거리를 알리는 행사에.',
  sheets: [
    { eyebrow: '8월 7–9일, 바닷가 공원', text: '여름밤,\n음악 한가운데로.', alt: '조명이 비추는 무대와 손을 든 관객', button: '티켓 사기' },
    { eyebrow: '출연', text: '사흘간\n마흔 팀의 음악.', second: '두 무대에서 낮부터 밤까지.', alt: '노란 빛살 앞에서 도는 커다란 레코드' },
    { eyebrow: '9일 20:30', text: '마지막 밤은\n불꽃놀이로.', alt: '밤하늘의 세 불꽃과 관객의 그림자' },
    {
      eyebrow: '즐기는 법',
      text: '춤추는 사람도\n듣는 사람도.',
      second: '잔디밭에는 의자도 돗자리도 가져올 수 있습니다.',
      alt: '겹쳐 흐르는 색색의 물결',
    },
    {
      eyebrow: '먹거리',
      text: '맛있는 노점\n서른 곳.',
      second: '동네 가게들이 나옵니다. 현금도 카드도 됩니다.',
      alt: '깃발 아래 늘어선 줄무늬 노점',
    },
    { eyebrow: '예매', text: '사흘 이용권', second: '초등학생까지는 무료입니다.', alt: '별이 그려진 분홍색 티켓', button: '신청하기' },
    { eyebrow: '첫째 날', text: '시간표', second: '13:00 입장\n14:00 항구 취주악단\n16:00 저녁 바람\n18:30 별과 전선\n20:00 마지막 여름' },
    { eyebrow: '사흘 동안', text: '8.7', second: '금요일 낮에 문을 엽니다.\n비가 와도 합니다.' },
  ],
  menu: ['홈', '출연', '먹거리', '티켓'],
  seo: {
    title: '여름 음악 축제',
    h1: '여름 음악 축제',
    description: '바닷가 공원에서 사흘간, 마흔 팀의 음악과 서른 곳의 노점, 마지막 밤의 불꽃놀이.',
  },
  popup: { name: '예매', alt: '예매권 기간 한정 할인', button: '티켓 사기' },
};
