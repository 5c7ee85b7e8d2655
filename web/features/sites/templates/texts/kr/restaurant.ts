import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const restaurant: TemplateTexts = {
  title: '항구의 레스토랑',
  about: '요리를 한 접시씩 보여 주고 예약으로 이어지는 식당에.',
  sheets: [
    {
      eyebrow: '항구의 레스토랑',
      text: '해 질 녘 항구에서\n느긋한 식사를.',
      second: '창밖이 바로 바다입니다.',
      alt: '불이 켜진 해 질 녘 레스토랑의 창',
      button: '예약하기',
    },
    {
      eyebrow: '오늘의 요리',
      text: '금눈돔 푸알레',
      second: '껍질은 바삭, 살은 부드럽게. 흰 버터 소스로.',
      alt: '흰 접시에 담긴 생선 요리와 허브',
      button: '다음 요리',
    },
    {
      eyebrow: '대표 메뉴',
      text: '해물 라멘',
      second: '조개와 도미를 여덟 시간 끓인 국물입니다.',
      alt: '검은 그릇의 해물 라멘과 반숙 달걀',
    },
    {
      eyebrow: '전채에서 디저트까지',
      text: '조금씩,\n여러 가지를.',
      second: '양을 고를 수 있어 혼자서도, 나눠도 좋습니다.',
      alt: '세 접시에 담긴 전채, 샐러드, 디저트',
      points: ['오늘의 요리 보기', '명물 보기'],
    },
    {
      eyebrow: '우리 생선',
      text: '생선은 매일 아침\n눈앞의 바다에서.',
      second: '아침 경매에서 사서 낮 손질에 맞춥니다.',
      alt: '깊고 푸른 바다를 헤엄치는 물고기',
    },
    {
      eyebrow: '저녁',
      text: '메뉴',
      second: '전채 세 가지 1,800\n해물 수프 1,200\n오늘의 생선 3,400\n소 볼살 조림 3,800\n계절 디저트 950',
    },
    { text: '바다 냄새 나는 밤이면\n화이트 와인을 한 병\n열어 둡니다.', second: '주방장' },
    {
      eyebrow: '포장',
      text: '항구의 맛을\n집에서도',
      products: [{ name: '해물 라멘', description: '국물과 면을 얼렸습니다. 데우기만 하세요.', button: '예약해 두기' }],
    },
    {
      eyebrow: '17:30–22:00',
      text: '오늘 밤,\n자리가 있습니다.',
      second: '월요일은 쉽니다. 방은 네 분부터 받습니다.',
      alt: '조명 아래의 레드와인과 화이트와인',
      button: '예약하기',
    },
  ],
  menu: ['오늘의 요리', '메뉴', '재료', '예약'],
  seo: {
    title: '항구의 레스토랑',
    h1: '항구의 레스토랑',
    description: '아침에 잡은 생선을 해 질 녘 항구에서. 오늘의 요리와 명물 해물 라멘, 예약 안내입니다.',
  },
};
