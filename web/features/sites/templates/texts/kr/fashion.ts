import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const fashion: TemplateTexts = {
  title: '패션 브랜드',
  about: '새 컬렉션을 크게 보여 주고 구매와 방문으로 잇는 브랜드에.',
  sheets: [
    { eyebrow: '가을·겨울 컬렉션', text: '검정만\n입는다', alt: '물결치는 검은 천', button: '신작 보기' },
    {
      eyebrow: '01',
      text: '울 코트',
      second: '어깨를 내린 홑겹. 가볍고 오래 입습니다.',
      alt: '옷걸이에 걸린 검은 코트',
      button: '예약하기',
    },
    { eyebrow: '소재', text: '색을 덜어 내면\n형태가 보입니다', second: '염색이 다른 네 가지 검정을 천마다 나눠 씁니다.' },
    {
      eyebrow: '늘 있는 것',
      text: '기본 두 가지',
      products: [
        { name: '촘촘한 티셔츠', description: '빨아도 목이 늘어나지 않습니다.', button: '주문하기' },
        { name: '가죽 스니커즈', description: '밑창을 갈아 오래 신습니다.', button: '주문하기' },
      ],
    },
    {
      eyebrow: '02',
      text: '짐이 많은 날의\n단짝',
      second: '발수 캔버스에 안주머니 다섯 개.',
      alt: '흰 원이 있는 검은 토트백',
      button: '가방 보기',
    },
    { eyebrow: '재생 울', text: '70%', second: '코트 천은 모은 옷에서 뽑은 실로 짭니다.' },
    {
      eyebrow: '매장',
      text: '입어 볼 수 있는 곳',
      second: '도쿄 본점\n오사카 백화점 2층\n후쿠오카 거리 매장\n삿포로 기간 한정\n온라인 언제나',
    },
    { eyebrow: '수선', text: '판 뒤에도\n돌봅니다', second: '기장, 올 풀림, 다시 염색하기.\n오래된 옷도 가져오세요.', button: '문의하기' },
  ],
  menu: ['홈', '코트', '매장', '문의'],
  seo: {
    title: '패션 브랜드｜가을 겨울 컬렉션',
    h1: '검정만 입는다',
    description: '검정만으로 짠 가을·겨울 컬렉션입니다. 코트와 기본, 가방, 매장과 수선을 안내합니다.',
  },
};
