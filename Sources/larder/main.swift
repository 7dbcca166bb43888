import LarderCLI

exit(Larder.main())
