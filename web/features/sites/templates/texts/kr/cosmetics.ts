import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const cosmetics: TemplateTexts = {
  title: '화장품',
  about: '성분과 질감을 품위 있게 보여 주고 구매로 잇는 화장품에.',
  sheets: [
    {
      eyebrow: '세럼',
      text: '밤사이\n피부를 고르게',
      second: '잠들기 전 세 방울, 아침의 촉촉함이 달라집니다.',
      alt: '금빛 고리 앞에 선 세럼 병',
      button: '가격 보기',
    },
    { eyebrow: '생각', text: '더하기보다\n골라내기', second: '피부에 필요한 것만, 필요한 농도로. 향료와 색소는 쓰지 않습니다.' },
    {
      eyebrow: '동백 오일',
      text: '겨울에 피는 꽃의\n씨앗 한 방울',
      second: '섬 농원에서 손으로 딴 씨를 열 없이 짭니다.',
      alt: '어둠 속에 핀 금빛 꽃',
    },
    { eyebrow: '자연 유래 성분', text: '98%', second: '나머지 2퍼센트는 품질을 지키는 성분입니다.' },
    { eyebrow: '질감', text: '천천히 퍼지고\n산뜻하게 남습니다', second: '손바닥에서 데워 볼, 이마, 목의 순서로.', alt: '금빛 방울' },
    {
      eyebrow: '밤 손질',
      text: '사용법',
      second: '세안 뒤 토너로 정돈\n손바닥에 세 방울\n두 손으로 감싸 데우기\n얼굴에서 목으로 눌러 주기',
    },
    {
      eyebrow: '30mL, 약 두 달',
      text: '나이트 세럼',
      second: '배송비는 없습니다. 맞지 않으면 30일 안에 돌려보내세요.',
      button: '구매하기',
    },
    { text: '아침에 거울 앞에서\n손이 멈췄습니다.', second: '40대, 건성 피부' },
  ],
  menu: ['홈', '성분', '사용법', '구매'],
  seo: {
    title: '화장품｜나이트 세럼',
    h1: '밤사이 피부를 고르게 하는 세럼',
    description: '동백 오일을 쓴 나이트 세럼입니다. 성분, 사용법, 가격과 반품을 살펴보세요.',
  },
};
