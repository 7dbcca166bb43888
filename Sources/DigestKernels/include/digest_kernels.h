// Filled by the digest kernels.
