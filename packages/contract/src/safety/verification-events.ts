/** Facts about who members are. */
export type VerificationEvents = {
  /** Papers were sent in, taken up, put back, accepted or not. */
  'safety.verification_moved': {
    readonly verificationId: string;
    readonly memberId: string;
    readonly merchantCode: string;
    readonly status: 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED';
  };
};
