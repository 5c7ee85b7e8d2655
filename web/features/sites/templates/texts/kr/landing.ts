import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const landing: TemplateTexts = {
  title: '신청 페이지',
  about: '한 가지 신청에 집중해, 고민부터 가격까지 단숨에 보여 주는 페이지에.',
  sheets: [
    {
      eyebrow: '무료 체험 접수 중',
      text: '일주일에 두 번,\n삼십 분이면 됩니다',
      second: '예약 없이 다니는 헬스장입니다.',
      alt: '흰 원 속의 검은 아령',
      button: '무료로 체험하기',
    },
    {
      eyebrow: '이런 적 있나요',
      text: '오래 못 간 이유',
      second: '회사에서 멀어서\n뭘 해야 할지 몰라서\n붐벼서 쓸 수 없어서\n회비가 비싸서',
    },
    { eyebrow: '언제든', text: '24시간', second: '출근 전에도, 막차 뒤에도. 휴대전화가 열쇠입니다.' },
    {
      eyebrow: '시간',
      text: '삼십 분이면\n끝나도록',
      second: '오늘 할 운동은 입구 화면에 나옵니다. 고민할 시간이 없습니다.',
      alt: '노란 알람 시계',
    },
    { eyebrow: '기구', text: '세 번이면\n익숙해집니다', second: '처음 세 번은 트레이너가 곁에 있습니다.', alt: '빨간 케틀벨' },
    { eyebrow: '한 달', text: '마음껏 이용', second: '가입비도 해지금도 없습니다. 언제든 쉴 수 있습니다.', button: '체험 예약' },
    { text: '반년이 지나니\n계단에서 숨이\n차지 않습니다.', second: '50대 직장인' },
    {
      eyebrow: '일 분이면 됩니다',
      text: '이번 주부터\n시작하세요',
      second: '빈손으로 오세요. 신발도 옷도 빌려 드립니다.',
      button: '신청하기',
    },
  ],
  menu: ['홈', '이유', '가격', '신청'],
  seo: {
    title: '24시간 헬스장 무료 체험',
    h1: '일주일에 두 번 삼십 분',
    description: '예약 없이 다니는 24시간 헬스장의 무료 체험을 받고 있습니다. 이용 방법과 가격, 신청은 이곳에서.',
  },
};
