import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const salon: TemplateTexts = {
  title: '헤어 살롱',
  about: '시술과 가격을 또렷이 보여 주고 예약으로 잇는 미용실에.',
  sheets: [
    {
      eyebrow: '헤어 살롱',
      text: '머리가 정돈되면\n하루가 가볍습니다',
      second: '한 명의 디자이너가 끝까지 맡습니다.',
      alt: '금색 띠를 두른 긴 머리의 뒷모습',
      button: '빈 시간 보기',
    },
    {
      eyebrow: '우리가 지키는 것',
      text: '아침 준비가\n오 분이면 끝나게',
      second: '머리 결과 두상을 보고 자르니, 말리기만 해도 모양이 잡힙니다.',
    },
    {
      eyebrow: '커트',
      text: '이야기부터\n시작합니다',
      second: '사진을 보며 길이와 손질에 쓸 시간을 함께 정합니다.',
      alt: '펼친 가위와 빗',
    },
    {
      eyebrow: '부가세 포함',
      text: '가격',
      second: '커트 6,600\n커트와 염색 13,200\n커트와 펌 14,300\n트리트먼트 4,400부터\n두피 관리 5,500',
    },
    {
      eyebrow: '처음 오시는 분',
      text: '커트와 케어',
      second: '머리 상태에 맞춘 케어까지 아흔 분 걸립니다.',
      alt: '둥근 거울과 꽃병, 헤어 제품',
      button: '첫 방문 예약',
    },
    { text: '다음에 오실 때까지\n예쁘게 자라는 것.\n그게 가장 큰\n칭찬입니다.', second: '디자이너' },
    {
      eyebrow: '예약',
      text: '10:00–19:00\n화요일 휴무',
      second: '당일 예약도 받습니다.\n차로 오시면 옆 주차장을 이용하세요.',
      button: '예약하기',
    },
  ],
  menu: ['홈', '가격', '처음 오시는 분', '예약'],
  seo: {
    title: '헤어 살롱｜커트와 염색',
    h1: '한 사람씩 맡는 헤어 살롱',
    description: '한 명의 디자이너가 끝까지 맡는 헤어 살롱입니다. 가격과 첫 방문 메뉴, 예약을 안내합니다.',
  },
};
