import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const magazine: TemplateTexts = {
  title: '여행과 생활',
  about: '표지에서 특집으로, 사진으로 이야기를 잇는 잡지에.',
  sheets: [
    { eyebrow: '제12호', text: '여행과 생활\n가을호', alt: '겹쳐 놓인 종이 세 장과 작은 그림', button: '특집 읽기' },
    {
      eyebrow: '특집',
      text: '산의 아침',
      second: '동트기 전에 걷기 시작해 능선에서 물을 끓입니다. 네 사람의 산.',
      alt: '붉은 해와 겹겹의 산',
      button: '이어 읽기',
    },
    {
      eyebrow: '사람',
      text: '바닷가의\n직조가',
      second: '바닷바람에 실을 말리는 마을에 베틀 소리가 돌아왔다.',
      alt: '옆모습의 여인',
      button: '이야기 읽기',
    },
    { text: '서둘러 닿은 곳은\n그리 많이\n기억나지 않는다.', second: '여는 글에서' },
    { eyebrow: '식물', text: '잎의 이름을\n하나 외우다.', alt: '짙은 초록 바탕의 커다란 잎' },
    {
      eyebrow: '동네 산책',
      text: '동네의 작은 찻집으로.',
      second: '두툼한 토스트, 두 잔째는 반값 커피.',
      alt: '줄무늬 차양의 찻집과 화분',
    },
    {
      eyebrow: '다음 호',
      text: '다음 호는 섬으로.',
      second: '12월 1일에 나옵니다.',
      alt: '달빛 바다 위의 돛단배',
      button: '편집부에 편지',
    },
    { eyebrow: '차례', text: '이번 호', second: '4 산의 아침\n22 바닷가의 직조가\n38 잎의 이름\n46 작은 찻집\n60 독자 편지' },
  ],
  menu: ['표지', '특집', '사람', '다음 호'],
  seo: {
    title: '여행과 생활 가을호',
    h1: '여행과 생활 가을호',
    description: '산의 아침, 바닷가의 직조가, 동네 찻집. 계절의 여행과 생활을 사진과 짧은 글로 전하는 잡지입니다.',
  },
};
