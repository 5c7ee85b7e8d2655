import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpEditor as source } from '#shared/messages/jp/help/help-editor.ts';

export const helpEditor: CatalogueOf<typeof source> = {
  siteEditor: {
    lead: '사이트를 만드는 화면입니다. 왼쪽 끝의 항목에서 시트, 메뉴, 폼 등 편집할 것을 고릅니다. 시트에서는 왼쪽이 그리드, 가운데가 미리보기, 오른쪽이 선택한 시트의 설정입니다.',
    tasks: {
      fill: {
        title: '그리드 채우기',
        steps:
          '[[editor:grid.addImages]]를 누르고 파일을 고르면 빈 셀에 차례로 들어갑니다. PDF는 한 페이지가 시트 한 장이 됩니다.\n시트를 다른 셀로 끌면 옮기거나 서로 바꿀 수 있습니다.\n시트를 선택하고 미리보기나 설정의 [[inspector:group.words]]에 글을 씁니다.',
      },
      many: {
        title: '많은 파일을 한 번에 배치하기',
        steps:
          '[[grid:bulkUpload]]를 누릅니다.\nZIP 파일을 고릅니다. A1.jpg, B2.jpg처럼 파일 이름으로 셀이 정해집니다.\n배치를 확인하고 확정합니다.',
      },
      divideForm: {
        title: '폼을 여러 페이지로 나누기',
        steps:
          '편집 화면에서 [[fields:section.contact]] 등의 폼을 열고, 페이지를 시작할 항목을 엽니다.\n[[forms:page.begins]] 설정을 켜고 필요하면 페이지 제목을 입력합니다.\n미리보기에 입력해 페이지가 넘어가는 모습을 확인합니다.',
      },
      links: {
        title: '링크 목록으로 시트 만들기',
        steps:
          '[[grid:importLinks]]를 누릅니다.\n스프레드시트의 표를 붙여넣거나 [[links:file]]을 누릅니다.\n시트로 추가할지 메뉴 항목으로 추가할지 고릅니다.\n추가되는 내용을 확인하고 추가합니다.',
      },
      fix: { title: '변경 되돌리기', steps: '[[editor:undo]]를 누릅니다. 이전 버전으로 돌아가려면 [[saving:history.open]]를 누릅니다.' },
    },
    notes:
      '스마트폰에서는 화면 아래의 바에서 [[editor:pane.grid]], [[editor:pane.preview]], [[editor:pane.inspector]] 화면을 바꾸고, [[editor:pane.sections]]에서 메뉴와 폼을 엽니다.\n작업한 내용은 자동으로 저장됩니다.\n기록에는 최근 {{historyMax}}개 버전이 남습니다.\n시트 하나에 비교용 변형을 {{variations}}개까지 만들 수 있습니다.\n넓은 화면에서는 시트를 최대 {{sheetsInView}}장까지 나란히 보여 줄 수 있습니다.',
  },
  publishing: {
    lead: '공개하면 누구나 사이트를 볼 수 있습니다. 이후의 변경은 다시 공개할 때까지 초안으로 남습니다.',
    tasks: {
      publish: {
        title: '사이트 공개하기',
        steps:
          '[[editor:publish.action]]를 누릅니다. 빠진 것이 있으면 목록이 알려 주고 그 자리로 안내합니다.\n방문자에게 보일 변경을 확인하고 [[saving:review.confirm]]를 누릅니다.',
      },
      schedule: {
        title: '시각을 정해 공개하기',
        steps: '버튼 옆의 메뉴를 열고 [[saving:schedule.open]]을 선택합니다.\n시각을 입력하고 [[saving:schedule.save]]을 누릅니다.',
      },
      code: {
        title: 'QR 코드 인쇄하기',
        steps:
          '공개 중인 사이트에서 [[saving:qr.open]]를 누릅니다. 스마트폰에서는 [[editor:screens]] 메뉴에 있습니다.\n사이트 또는 선택한 시트를 고릅니다.\n[[saving:qr.colours]]을 선택할 수도 있습니다.\nSVG, PNG, PDF로 다운로드합니다.',
      },
      export: {
        title: '다른 서버에 올리기',
        steps:
          '공개 중인 사이트를 열고 [[editor:exportSite]]를 누릅니다. [[common:menu.siteList]]의 사이트 메뉴(…)에도 있습니다.\n[[siteExport:start]]을 누르고, 준비되면 [[siteExport:download]]를 누릅니다.\n안에 있는 README.txt에 올리는 방법과 사용할 수 없는 기능이 적혀 있습니다.',
      },
      takeDown: { title: '공개 중지하기', steps: '버튼 옆의 메뉴를 열고 [[editor:publish.asPrivate]]을 선택합니다.' },
    },
    notes:
      '[[fields:section.checklist]]에서 공개 전에 고치면 좋은 점을 볼 수 있습니다.\n시각은 모두 일본 시간입니다.\n기록에서 이전 버전을 공개할 수도 있습니다.',
  },
  sharing: {
    lead: '공개 전의 사이트를 초대한 사람에게만 보여 줍니다. 초대받은 사람은 댓글을 달고 승인할 수 있습니다.',
    tasks: {
      invite: {
        title: '사람 초대하기',
        steps:
          '공개 버튼 옆의 메뉴에서 [[saving:share.open]]를 선택합니다.\n이메일 주소를 추가하고 비밀번호를 정한 뒤 [[share:saveAndSend]]를 누릅니다.\n비밀번호는 이메일에 들어 있지 않으므로 따로 알려 줍니다.',
      },
      discuss: {
        title: '댓글 처리하기',
        steps: '편집기에서 [[comments:open]]을 엽니다.\n답글을 쓰거나, 처리가 끝나면 [[comments:resolve]]를 누릅니다.',
      },
    },
    notes: '사이트 하나에 {{invitees}}명까지 초대할 수 있습니다.\n공개 전에 승인을 받도록 정할 수 있습니다.',
  },
  replacing: {
    lead: '사이트 전체에서 글, 링크, 색상을 찾아 한 번에 바꿉니다.',
    tasks: {
      replace: {
        title: '글을 한꺼번에 바꾸기',
        steps:
          '편집기에서 [[editor:replace]]를 선택합니다.\n[[replace:find]]에 찾을 말을, [[replace:replacement]]에 새 말을 입력합니다.\n그대로 둘 곳을 빼고 바꿉니다.',
      },
    },
    notes:
      '한 언어만 또는 모든 언어에 적용할 수 있습니다.\n실행 취소 한 번으로 모두 되돌립니다.\n바꾸면 규칙에 어긋나는 곳은 목록에만 표시되고 바뀌지 않습니다.',
  },
  customDomain: {
    lead: 'www.example.com처럼 가지고 있는 도메인으로 사이트를 보여 줍니다.',
    tasks: {
      connect: {
        title: '도메인 연결하기',
        steps:
          '편집기에서 [[fields:section.domain]]을 열고 도메인을 입력한 뒤 [[domain:enter.submit]]를 누릅니다.\nCNAME을 복사해 도메인 업체에 추가하거나 도메인 담당자에게 보냅니다.\n[[domain:add.done]]을 누릅니다.',
      },
    },
    notes:
      '도메인이 준비될 때까지 사이트는 지금 주소에 그대로 있습니다.\nhttps 인증서는 자동으로 발급됩니다.\n사용자 도메인을 쓸 수 있는지는 요금제에 따라 다릅니다.',
  },
};
