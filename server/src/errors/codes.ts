/**
 * `error.code` of every failure that the server names by one, each spelled once. What the person reads is kept with the
 * subject, because one code can have several sentences. Codes that callers must know by name are in `contract/`.
 */
export const ERROR_CODES = {
  // ABP's own.
  notAuthorised: 'Volo.Authorization:010001',
  tenantUnknown: 'Volo.AbpIo.MultiTenancy:010001',
  tenantInactive: 'Volo.AbpIo.MultiTenancy:010002',

  // Any call.
  changedMeanwhile: 'Atrium:ChangedMeanwhile',
  exportTooLarge: 'Atrium:ExportTooLarge',
  tooMany: 'Atrium:TooMany',

  // Sign-in and one's own account.
  alreadyAuthenticated: 'Atrium:AlreadyAuthenticated',
  lastAdministrator: 'Atrium:LastAdministrator',
  lastWayToSignIn: 'Atrium:LastWayToSignIn',
  nameTaken: 'Atrium:NameTaken',
  noPublicUrl: 'Atrium:NoPublicUrl',
  noSiteName: 'Atrium:NoSiteName',
  passkeyRefused: 'Atrium:PasskeyRefused',
  phoneTaken: 'Atrium:PhoneTaken',
  qrNotYours: 'Atrium:QrNotYours',
  secondStepOff: 'Atrium:SecondStepOff',
  secondStepOn: 'Atrium:SecondStepOn',
  secondStepRequired: 'Atrium:SecondStepRequired',
  supplierAccessEnded: 'Atrium:SupplierAccessEnded',
  ticketEnded: 'Atrium:TicketEnded',
  wrongCode: 'Atrium:WrongCode',

  // To-dos, approvals and business records.
  alreadyDecided: 'Atrium:AlreadyDecided',
  approvalEnded: 'Atrium:ApprovalEnded',
  approvalWithdrawn: 'Atrium:ApprovalWithdrawn',
  notExecutor: 'Atrium:NotExecutor',
  notInThisStatus: 'Atrium:NotInThisStatus',
  orderSentInPart: 'Atrium:OrderSentInPart',
  recordFrozen: 'Atrium:RecordFrozen',
  remindedLately: 'Atrium:RemindedLately',
  reversalStays: 'Atrium:ReversalStays',
  reverseItsDocument: 'Atrium:ReverseItsDocument',
  stillReferredTo: 'Atrium:StillReferredTo',
  taskNotEditable: 'Atrium:TaskNotEditable',

  // The console.
  alreadyCertified: 'Atrium:AlreadyCertified',
  creditCodeTaken: 'Atrium:CreditCodeTaken',
  invitedJustNow: 'Atrium:InvitedJustNow',
  noPlaceLeft: 'Atrium:NoPlaceLeft',
  nothingPending: 'Atrium:NothingPending',
  nothingToOrder: 'Atrium:NothingToOrder',
  noUnits: 'Atrium:NoUnits',
  orderState: 'Atrium:OrderState',
  orderWaiting: 'Atrium:OrderWaiting',
  ownConsole: 'Atrium:OwnConsole',
  ownSession: 'Atrium:OwnSession',
  priceChanged: 'Atrium:PriceChanged',
  reviewOutdated: 'Atrium:ReviewOutdated',
  rootUnit: 'Atrium:RootUnit',
  treeTooDeep: 'Atrium:TreeTooDeep',
  unitBelowItself: 'Atrium:UnitBelowItself',
  unitNotEmpty: 'Atrium:UnitNotEmpty',
} as const;
