import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { dunning as source } from '#shared/messages/jp/console/dunning.ts';

export const dunning: CatalogueOf<typeof source> = {
  title: '독촉 설정',
  action: '독촉 설정',
  lead: '납부 기한이 지난 청구서에 대해 며칠 후에 무엇을 할지 정합니다. 청구서가 미납인 동안에만 일본 시간 오전 9시에 실행합니다.',
  steps: '단계',
  step: '단계 {{position}}',
  kind: '내용',
  kinds: {
    reminder: '납부 안내',
    'final-notice': '최종 안내',
  },
  days: '납부 기한 이후 일수',
  daysUnit: '일 후',
  add: '단계 추가',
  remove: '단계 {{position}} 삭제',
  none: '단계가 없습니다. 납부 기한이 지나도 아무것도 보내지 않습니다.',
  hint: '변경 사항은 다음 날 아침부터 미납 청구서에 적용됩니다. 이미 지난 단계를 소급해서 실행하지 않습니다.',
  save: '저장',
  saved: '독촉 설정을 저장했습니다.',
  failed: '독촉 설정을 불러오지 못했습니다',
  preview: {
    title: '이메일 미리보기',
    lead: '예시 청구서로 실제 발송되는 이메일을 표시합니다.',
    mail: '이메일',
    language: '언어',
    subject: '제목',
    frame: '이메일 미리보기',
    failed: '이메일을 표시하지 못했습니다',
  },
  log: {
    title: '독촉',
    sent: '{{contacts}}명에게 발송',
    next: '다음 단계',
  },
  hold: {
    action: '독촉 보류',
    title: '독촉을 보류할까요?',
    text: '분할 납부 등을 합의한 경우, 해당 날짜까지 독촉하지 않습니다. 그다음 날부터 남은 단계를 계속합니다.',
    until: '보류 기한',
    done: '독촉을 보류했습니다.',
    held: '{{day}}까지 보류 중',
    resume: '보류 해제',
    ended: '독촉 보류를 해제했습니다.',
  },
};
