import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpVisitors as source } from '#shared/messages/jp/help/help-visitors.ts';

export const helpVisitors: CatalogueOf<typeof source> = {
  visitorLists: {
    lead: '사이트의 회원과 방문자가 폼으로 보낸 내용을 보여 줍니다.',
    tasks: {
      reply: {
        title: '문의에 답하기',
        steps:
          '내용을 열고 [[visitors:detail.reply]]를 누릅니다.\n[[visitors:detail.stateLabel]]를 바꾸면 다른 사람도 진행 상황을 알 수 있습니다.',
      },
      export: { title: '목록 내보내기', steps: '필터로 범위를 좁힙니다.\n[[common:export.start]]를 누릅니다.' },
      erase: {
        title: '한 사람의 데이터 지우기',
        steps:
          '그 사람의 내용을 엽니다.\n[[visitors:privacy.erasePerson]]를 누릅니다. 이 사이트에 있는 그 사람의 데이터가 모두 지워지며 되돌릴 수 없습니다.',
      },
    },
    notes:
      '[[visitors:privacy.retention]]을 정하면 {{retentionMin}}~{{retentionMax}}일이 지난 내용이 자동으로 지워집니다.\n메모는 방문자에게 보이지 않습니다.',
  },
  news: {
    lead: '사이트 위쪽에 짧은 공지를 보여 줍니다. 사이트를 다시 공개할 필요가 없습니다.',
    tasks: {
      create: {
        title: '공지 만들기',
        steps:
          '[[news:list.add]]을 누르고 사이트를 고른 뒤 제목과 내용을 씁니다.\n바로 공개하거나 [[news:timing.scheduled]]을 선택해 시작과 끝을 정합니다.\n[[news:submit.publish]]를 누릅니다.',
      },
      end: { title: '일찍 끝내기', steps: '행 끝의 메뉴에서 [[news:actions.end.label]]를 선택합니다.' },
      order: { title: '순서 바꾸기', steps: '한 사이트의 공지를 엽니다.\n[[news:delivery.order]]를 선택하고 항목을 옮깁니다.' },
    },
    notes:
      '사이트에는 공개된 공지 중 앞의 {{newsShown}}개가 표시됩니다.\n공지 하나를 최대 {{newsSites}}개 사이트에 올릴 수 있습니다.\n번역이 없는 언어에서는 기본 언어의 내용이 보입니다.',
  },
};
