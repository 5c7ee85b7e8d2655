import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const shop: TemplateTexts = {
  title: '차와 그릇 가게',
  about: '상품을 사진으로 보여 주고 바로 주문으로 이어지는 가게에.',
  sheets: [
    {
      eyebrow: '차와 그릇',
      text: '오늘의 한 잔을\n좋은 그릇에.',
      alt: '창가 식탁 위의 초록색 주전자와 찻잔',
      button: '상품 보기',
      points: ['찻잔 보기'],
    },
    {
      eyebrow: '찻잎',
      text: '시즈오카 차밭에서\n곧바로.',
      second: '오월에 딴 첫물차를 주문이 오면 담습니다.',
      alt: '짙은 초록 속에 흩날리는 찻잎',
      button: '찻잎 보기',
    },
    {
      eyebrow: '주전자와 찻잔',
      text: '손에 익는 주전자, 세 가지 색.',
      alt: '선반에 놓인 빨강, 하양, 청록 주전자',
      products: [
        { name: '붉은 흙 주전자', description: '손으로 빚은 두 사람용 주전자입니다.', button: '주문하기' },
        { name: '청자 찻잔', description: '입에 닿는 느낌이 얇은, 매일 쓰는 찻잔입니다.', button: '주문하기' },
      ],
    },
    {
      eyebrow: '찻잔',
      text: '찻잔은 기분 따라.',
      second: '녹차에는 얇은 잔, 볶은 차에는 두꺼운 잔. 손에 들고 고르세요.',
      alt: '위에서 본 네 가지 색의 말차 잔',
    },
    {
      eyebrow: '꽃병',
      text: '꽃 한 가지로\n계절을.',
      second: '한 송이를 곧게 세우는 가는 목입니다.',
      alt: '꽃가지를 꽂은 화병과 파란 찻잔',
      button: '화병 주문하기',
    },
    { eyebrow: '선물', text: '선물도\n상담해 드립니다.', alt: '김이 나는 커다란 흰 찻사발', button: '문의하기' },
    {
      eyebrow: '녹차',
      text: '맛있게 우리는 법',
      second: '찻잎은 한 큰술\n물은 70도까지 식히기\n일 분 뒤 천천히 따르기\n마지막 한 방울까지',
    },
    { text: '그릇 하나가 바뀌면\n차 마시는 시간이\n조금 길어집니다.', second: '주인' },
  ],
  menu: ['홈', '주전자', '찻잔', '문의'],
  seo: {
    title: '차와 그릇 가게',
    h1: '차와 그릇 가게',
    description: '매일의 차 시간에 어울리는 그릇과 찻잎. 주전자, 찻잔, 화병을 하나하나 골라 보내 드립니다.',
  },
  popup: { name: '선착순 30명', alt: '선착순 30명에게 찻잎 증정', button: '신청하기' },
};
