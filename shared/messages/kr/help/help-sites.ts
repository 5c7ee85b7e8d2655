import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpSites as source } from '#shared/messages/jp/help/help-sites.ts';

export const helpSites: CatalogueOf<typeof source> = {
  summary: {
    lead: '사이트 현황, 확인할 일, 이어서 할 작업을 한눈에 볼 수 있습니다.',
    tasks: {
      start: {
        title: '첫 사이트 만들기',
        steps: '화면 위의 세 단계(만들기, 사진과 글 추가, 공개)를 차례로 진행합니다.\n[[summary:sites.create]]를 누르면 시작됩니다.',
      },
      follow: {
        title: '최근 움직임 확인하기',
        steps:
          '이번 달 방문 수를 보고, 자세히 보려면 [[summary:visits.all]]를 누릅니다.\n[[summary:activity.title]]에는 계정에서 한 작업이 표시됩니다.',
      },
    },
    notes: '공개하기 전에는 다른 사람이 사이트를 볼 수 없습니다.\n첫 사이트를 공개하면 단계 안내는 사라집니다.',
  },
  pageViews: {
    lead: '공개한 사이트가 한 달 동안 몇 번 조회되었는지와 요금에 미치는 영향을 확인합니다.',
    tasks: {
      compare: {
        title: '많이 조회된 사이트 찾기',
        steps: '월을 선택합니다.\n[[usage:seeBySite]]를 누르면 사이트별 페이지뷰 수를 비교할 수 있습니다.',
      },
    },
    notes: '페이지뷰 수는 최대 한 시간 뒤에 반영됩니다.\n검색 엔진 등 프로그램의 방문은 세지 않습니다.',
  },
  siteList: {
    lead: '사이트를 모아 둔 화면입니다. 만들기, 편집, 복제, 삭제를 여기에서 합니다.',
    tasks: {
      create: { title: '사이트 만들기', steps: '[[sites:list.create]]를 누릅니다.\n템플릿을 고르거나 빈 사이트로 시작합니다.' },
      copy: {
        title: '비슷한 사이트 만들기',
        steps:
          '사이트의 메뉴(…)를 엽니다.\n한 번만 복제하려면 [[sites:duplicate.action]], 여러 번 쓰려면 [[sites:saveAsTemplate]]을 선택합니다.',
      },
      remove: {
        title: '사이트 삭제하기',
        steps: '사이트의 메뉴(…)에서 [[common:delete]]를 선택합니다.\n확인하면 사이트가 휴지통으로 이동합니다.',
      },
    },
    notes:
      '삭제한 사이트는 {{trashDays}}일 동안 복원할 수 있습니다.\n직접 저장한 템플릿은 {{templates}}개까지 보관할 수 있습니다.\n검색은 입력한 글자로 시작하는 단어를 찾습니다.\n스마트폰에서는 [[sites:list.tools]]를 누르면 검색과 정렬이 열리고, [[sites:list.library]]와 [[sites:trash.title]]은 목록 아래에 있습니다.',
  },
  createSite: {
    lead: '사이트를 새로 만듭니다. 준비된 템플릿, 직접 저장한 템플릿, 빈 사이트 중에서 시작할 수 있습니다.',
    tasks: {
      template: {
        title: '템플릿으로 시작하기',
        steps: '템플릿의 시트를 살펴봅니다.\n[[templates:use]]을 누르고 이름을 정한 뒤 [[templates:create]]를 누릅니다.',
      },
      blank: {
        title: '빈 사이트로 시작하기',
        steps: '[[templates:blank]]를 선택하고 사이트 이름을 입력합니다.\n행과 열 수를 정하고 [[sites:create.submit]]을 누릅니다.',
      },
    },
    notes:
      '그리드는 최대 {{rowsMax}}행, {{columnsMax}}열입니다. 요금제에 따라 더 작을 수 있습니다.\n방문자는 위아래로 밀어 행을, 좌우로 밀어 열을 이동합니다.\n크기, 이름, 사진은 나중에 모두 바꿀 수 있습니다.',
  },
  siteTrash: {
    lead: '삭제한 사이트를 잠시 보관합니다. 실수로 지워도 되돌릴 수 있습니다.',
    tasks: {
      restore: {
        title: '사이트 복원하기',
        steps: '목록에서 사이트를 찾습니다.\n[[sites:trash.restore]]을 누르면 시트, 회원, 문의까지 함께 돌아옵니다.',
      },
      purge: { title: '완전히 삭제하기', steps: '[[sites:trash.purge]]를 누릅니다.\n확인을 위해 사이트 이름을 입력합니다.' },
    },
    notes: '{{trashDays}}일이 지나면 자동으로 완전히 삭제됩니다.\n예약한 공개는 복원되지 않습니다.',
  },
  mediaLibrary: {
    lead: '계정의 사진과 동영상을 한곳에서 관리하고 어느 사이트에서나 사용합니다.',
    tasks: {
      add: {
        title: '파일 추가하기',
        steps:
          '[[library:upload.choose]]를 누르거나 화면에 파일을 끌어다 놓습니다.\n파일을 열면 이름을 바꾸고 태그를 붙일 수 있습니다. 태그는 검색됩니다.',
      },
      replace: {
        title: '사용 중인 사진을 한꺼번에 바꾸기',
        steps:
          '사진을 열고 [[library:replace.begin]]를 누릅니다.\n새 사진을 고르고 대상 사이트를 확인합니다.\n각 사이트를 공개하면 방문자에게도 새 사진이 보입니다.',
      },
    },
    notes:
      '사진은 {{imageMb}} MB, 동영상은 {{videoMb}} MB와 {{videoSeconds}}초까지 가능합니다.\n파일 하나에 태그를 {{tags}}개까지 붙일 수 있습니다.\n사이트에서 쓰고 있는 파일은 삭제할 수 없습니다.\n시트의 이미지와 동영상, 최신 정보·프로필·브랜드의 이미지는 [[uploads:media.library]]를 눌러 여기에서 고를 수 있습니다.',
  },
  analytics: {
    lead: '공개한 사이트에서 방문자가 어떻게 움직였는지 월별로 확인합니다.',
    tasks: {
      read: {
        title: '효과가 있는 내용 찾기',
        steps:
          '사이트와 월을 선택합니다.\n지난달과 비교한 뒤 스와이프 분석, 크리에이티브 분석, 순위 보고서를 엽니다.\n숫자 옆의 표시를 누르면 세는 방법을 볼 수 있습니다.',
      },
      send: {
        title: '보고서 공유하기',
        steps:
          '[[analytics:pdf.start]]를 누르면 보고서 파일을 받습니다.\n[[analytics:monthly.open]]를 누르면 매달 이메일로 보냅니다. 주소는 {{reportRecipients}}개까지입니다.',
      },
    },
    notes: '[[analytics:ownVisits.open]]을 누르면 이후 자신의 방문은 세지 않습니다.\n방문은 몇 분 안에, 붐빌 때는 한 시간 안에 반영됩니다.',
  },
  domainList: {
    lead: '모든 사이트의 사용자 도메인과 한도 사용량을 보여 줍니다.',
    tasks: {
      find: { title: '문제가 있는 도메인 찾기', steps: '상태로 걸러 봅니다.\n사이트를 열어 고객이 고쳐야 할 점을 확인합니다.' },
    },
    notes: '인증서는 자동으로 발급되고 갱신됩니다.',
  },
};
