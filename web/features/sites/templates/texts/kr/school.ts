import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const school: TemplateTexts = {
  title: '공부방',
  about: '과정과 수업료를 알기 쉽게 보여 주고 체험 수업으로 잇는 학원에.',
  sheets: [
    {
      eyebrow: '초등·중등',
      text: '이해하면\n책상에 앉습니다',
      second: '선생님 한 명에 학생 세 명. 묻기 쉬운 교실입니다.',
      alt: '책상에 쌓인 책과 사과, 연필꽂이',
      button: '체험 수업',
    },
    {
      eyebrow: '가르치는 법',
      text: '답보다 먼저\n이유를',
      second: '푸는 법을 제 말로 설명하면 다음으로 갑니다. 서두르지 않아 잊지 않습니다.',
    },
    { eyebrow: '과정', text: '학년에 맞춰', second: '초등 수학·국어\n초등 영어\n중등 수학·영어\n중등 다섯 과목\n자격 한자·영어' },
    {
      eyebrow: '한 계단씩',
      text: '막힌 곳으로\n돌아가 시작합니다',
      second: '첫 진단을 보고 어디서부터 다시 할지 함께 정합니다.',
      alt: '알록달록한 계단을 오르는 세 아이와 꼭대기의 깃발',
    },
    { eyebrow: '한 달 수업료', text: '주 2회', second: '교재비가 들어 있고, 입회비는 없습니다.', button: '과정 문의' },
    { text: '“한 문제만 더 할래.”\n처음 들은 말입니다.', second: '초등 4학년 학부모' },
    {
      eyebrow: '체험 수업',
      text: '한 번은\n무료입니다',
      second: '평소 수업에 함께 들어갑니다. 필기구만 챙겨 오세요.',
      alt: '파란 하늘을 나는 종이비행기',
      button: '신청하기',
    },
    {
      eyebrow: '시간표',
      text: '월–금 16:00–21:00\n토 13:00–18:00',
      second: '요일과 시간은 달마다 바꿀 수 있습니다.',
      button: '빈자리 문의',
    },
  ],
  menu: ['홈', '과정', '수업료', '체험 수업'],
  seo: {
    title: '공부방｜초등과 중등 소수 정예',
    h1: '막힌 곳으로 돌아가는 공부방',
    description: '선생님 한 명에 학생 세 명인 공부방입니다. 과정과 수업료, 시간표, 무료 체험 수업을 안내합니다.',
  },
};
