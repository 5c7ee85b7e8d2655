import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const realEstate: TemplateTexts = {
  title: '언덕 위의 집',
  about: '외관부터 방 안까지 걸어 보듯 소개하는 부동산에.',
  sheets: [
    {
      eyebrow: '새 단독주택',
      text: '언덕 위,\n빛의 집.',
      alt: '해 질 녘 언덕에 선 불 켜진 이층집',
      button: '방문 예약',
      points: ['실내 보기'],
    },
    {
      eyebrow: '평면도',
      text: '방 셋 98.4㎡\n남향',
      second: '거실에서 부엌, 욕실까지 한 바퀴 돌 수 있습니다.',
      alt: '집의 평면도',
      points: ['부엌 보기'],
    },
    { eyebrow: '주변', text: '역까지 걸어서 팔 분,\n초록에 둘러싸인 동네.', alt: '초록 언덕에 늘어선 집들' },
    { eyebrow: '집', text: '개요', second: '대지 132.4㎡\n건물 98.4㎡\n구조 목조 이층\n주차 두 대\n준공 2026년 3월' },
    {
      eyebrow: '거실',
      text: '아침 햇살이 드는 거실',
      second: '창 높이 2미터 40. 겨울에도 안쪽까지 해가 듭니다.',
      alt: '큰 창과 소파가 있는 밝은 거실',
    },
    { eyebrow: '부엌', text: '온 가족이 함께 서는 부엌', alt: '청록색 찬장과 타일의 부엌' },
    {
      eyebrow: '계약까지',
      text: '열쇠를 드리는 날까지\n함께합니다.',
      second: '자금 계획도, 지금 사는 집도 상담하세요.',
      alt: '금색 열쇠',
      button: '상담하기',
    },
    {
      eyebrow: '둘러보기',
      text: '주말 10:00–17:00',
      second: '예약 없이 보실 수 있습니다.\n평일은 하루 전에 연락해 주세요.',
      button: '방문 예약',
    },
  ],
  menu: ['외관', '평면도', '실내', '방문'],
  seo: {
    title: '언덕 위의 집 방 셋',
    h1: '언덕 위의 집',
    description: '역에서 걸어서 팔 분, 남향 방 셋 단독주택. 외관과 평면도, 실내 사진, 방문 안내입니다.',
  },
};
