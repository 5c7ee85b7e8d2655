import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const wedding: TemplateTexts = {
  title: '청첩장',
  about: '날짜와 장소, 하루의 순서를 알리고 참석 여부를 받는 청첩장에.',
  sheets: [
    { eyebrow: '초대합니다', text: '저희\n결혼합니다', second: '지훈과 서연', alt: '잎과 꽃으로 엮은 화환' },
    { text: '늘 지켜봐 주신 분들과\n하루를 함께할 수 있다면\n더없이 기쁘겠습니다.', second: '지훈·서연' },
    { eyebrow: '날짜', text: '5.23', second: '토요일 오전 열한 시에 예식,\n열 시부터 맞이합니다.' },
    {
      eyebrow: '장소',
      text: '언덕 위\n작은 교회',
      second: '역 앞에서 열 시에 셔틀버스가 떠납니다.',
      alt: '언덕 위에 선 하얀 교회',
      button: '오시는 길 문의',
    },
    { eyebrow: '그날', text: '하루의 순서', second: '10:00 맞이\n11:00 예식\n11:40 사진\n12:15 피로연\n15:00 마침' },
    { eyebrow: '우리', text: '만난 지 일곱 해', second: '대학 합창단에서 나란히 선 것이 시작이었습니다.', alt: '겹쳐진 두 반지' },
    { eyebrow: '회신', text: '사월 말까지\n알려 주세요', second: '못 드시는 음식이 있으면\n함께 적어 주세요.', button: '참석 여부 보내기' },
  ],
  menu: ['초대', '날짜', '장소', '회신'],
  seo: {
    title: '청첩장',
    h1: '결혼식에 초대합니다',
    description: '결혼식 날짜와 장소, 하루의 순서를 알려 드립니다. 참석 여부도 이곳에서 보내 주세요.',
  },
};
